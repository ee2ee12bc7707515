import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Step = { run?: string; env?: Record<string, string>; if?: string; 'continue-on-error'?: boolean }

const workflow: { jobs: { publish: { steps: Step[] } } } = parse(readFileSync('.github/workflows/publish.yml', 'utf8'))
const { steps } = workflow.jobs.publish

test('the daily build gets every setting that an operator may make', () => {
  const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^# (VITE_\w+)=/gm)].map(([, name]) => name)
  const build = steps.find(({ run }) => run === 'npm run build')
  expect(build?.env).toEqual(Object.fromEntries(settings.map((name) => [name, `\${{ vars.${name} }}`])))
})

test('a note to the desk that cannot be written does not stop a publication, and a failed or cancelled build is still noted', () => {
  const notes = steps.filter(({ run }) => run?.includes('tell.ts'))
  expect(notes).toHaveLength(3)
  for (const note of notes) expect(note, note.run).toMatchObject({ 'continue-on-error': true })
  // For `failure()` a step with continue-on-error never fails: only the build and the host decide what is noted.
  const onFailure = notes.filter((note) => note.if === 'failure() || cancelled()').map(({ run }) => run)
  expect(onFailure).toEqual([expect.stringContaining('tell.ts failed')])
  const others = steps.filter((step) => !notes.includes(step))
  for (const other of others) expect(other, other.run).not.toHaveProperty('continue-on-error')
})
