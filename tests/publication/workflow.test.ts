import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Step = { run?: string; env?: Record<string, string> }

const workflow: { jobs: { publish: { steps: Step[] } } } = parse(readFileSync('.github/workflows/publish.yml', 'utf8'))
const { steps } = workflow.jobs.publish

test('the build of every day has every setting that an operator may make', () => {
  const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^# (VITE_\w+)=/gm)].map(([, name]) => name)
  const build = steps.find(({ run }) => run === 'npm run build')
  expect(build?.env).toEqual(Object.fromEntries(settings.map((name) => [name, `\${{ vars.${name} }}`])))
})
