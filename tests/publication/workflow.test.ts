import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Step = { run?: string; env?: Record<string, string>; if?: string; 'continue-on-error'?: boolean }
type Job = { steps: Step[]; needs?: string[]; if?: string }

const { jobs }: { jobs: Record<string, Job> } = parse(readFileSync('.github/workflows/publish.yml', 'utf8'))
const steps = Object.values(jobs).flatMap((job) => job.steps)

test('the daily build gets every setting that an operator may make', () => {
  const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^# (VITE_\w+)=/gm)].map(([, name]) => name)
  const build = steps.find(({ run }) => run === 'npm run build')
  expect(build?.env).toEqual(Object.fromEntries(settings.map((name) => [name, `\${{ vars.${name} }}`])))
})

test('no machine that runs the packages of the build is ever given a secret', () => {
  const runsPackages = ({ run }: Step) => /\bnpm (ci|install|run)\b|\btsx\b/.test(run ?? '')
  const building = Object.entries(jobs).filter(([, job]) => job.steps.some(runsPackages))
  expect(building.map(([name]) => name)).toEqual(['build'])
  for (const [, job] of building) expect(JSON.stringify(job)).not.toContain('secrets.')
})

test('a job that has the key of the database has no other secret and runs no package at all', () => {
  const withKey = Object.values(jobs).filter((job) => JSON.stringify(job).includes('secrets.SUPABASE_SECRET_KEY'))
  expect(withKey).toHaveLength(2)
  for (const job of withKey) {
    expect(new Set(JSON.stringify(job).match(/secrets\.\w+/g))).toEqual(new Set(['secrets.SUPABASE_SECRET_KEY']))
    for (const { run = 'node scripts/publication/report.ts' } of job.steps)
      expect(run).toMatch(/^node scripts\/publication\/report\.ts\b/)
  }
  // Node runs these two as they are only while they import nothing but each other and what Node has itself.
  for (const file of ['report.ts', 'notes.ts'])
    expect(readFileSync(`scripts/publication/${file}`, 'utf8').match(/from '(?!\.\/notes\.ts|node:)/g), file).toBeNull()
})

test('a note to the desk that cannot be written does not stop a publication, and a failed or cancelled build is still noted', () => {
  const notes = steps.filter(({ run }) => run?.includes('report.ts'))
  expect(notes).toHaveLength(4)
  for (const note of notes) expect(note, note.run).toMatchObject({ 'continue-on-error': true })
  // Also when somebody cancels the run, or a job takes too long: only the state of the last job decides what is noted.
  const end = jobs.end
  expect(end).toMatchObject({ needs: ['begin', 'build', 'host'], if: "always() && needs.begin.result != 'skipped'" })
  expect(end?.steps.filter(({ run }) => run).map(({ run, if: when }) => [when, run?.split(' ')[2]])).toEqual([
    ["needs.host.result == 'success'", 'published'],
    ["needs.host.result == 'success'", 'parts'],
    ["needs.host.result != 'success'", 'failed'],
  ])
  // The words to sign are fetched only for a note.
  const others = steps.filter((step) => step.run && !notes.includes(step))
  for (const other of others) expect(other, other.run).not.toHaveProperty('continue-on-error')
})
