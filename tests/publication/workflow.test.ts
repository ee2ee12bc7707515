import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Step = { run?: string; env?: Record<string, string>; if?: string; 'continue-on-error'?: boolean }

const workflow: { jobs: { publish: { steps: Step[] } } } = parse(readFileSync('.github/workflows/publish.yml', 'utf8'))
const { steps } = workflow.jobs.publish

test('the build of every day has every setting that an operator may make', () => {
  const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^# (VITE_\w+)=/gm)].map(([, name]) => name)
  const build = steps.find(({ run }) => run === 'npm run build')
  expect(build?.env).toEqual(Object.fromEntries(settings.map((name) => [name, `\${{ vars.${name} }}`])))
})

test('a note to the desk that cannot be written stops no publication, and a build that failed is still told', () => {
  const notes = steps.filter(({ run }) => run?.includes('tell.ts'))
  expect(notes).toHaveLength(3)
  for (const note of notes) expect(note, note.run).toMatchObject({ 'continue-on-error': true })
  // GitHub does not count what may fail as a failure: what is told is what became of the build and the host.
  const onFailure = notes.filter((note) => note.if === 'failure()').map(({ run }) => run)
  expect(onFailure).toEqual([expect.stringContaining('tell.ts failed')])
  const others = steps.filter((step) => !notes.includes(step))
  for (const other of others) expect(other, other.run).not.toHaveProperty('continue-on-error')
})
