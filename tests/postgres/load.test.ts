import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { programsFolder, runProgram } from './cluster'
import { startProject } from './project'

/** The commands for loading the data that supabase/README.md gives an owner. */
const [, COMMANDS = ''] = /```sh\n( *npm run [^`]*psql [^`]*)```/.exec(readFileSync('supabase/README.md', 'utf8')) ?? []

test('the commands of the README load the cities, places and sources; running them again changes nothing', async () => {
  const project = await startProject({ empty: true })
  await project.migrate()
  const folder = mkdtempSync(join(tmpdir(), 'portal-load-'))
  const commands = COMMANDS.replaceAll('data.sql', join(folder, 'data.sql'))
  const env = { ...process.env, PATH: `${programsFolder()}${delimiter}${process.env.PATH}`, DATABASE_URL: project.url }
  const lines = (name: string) => readFileSync(`supabase/${name}.csv`, 'utf8').trim().split('\n').length - 1
  for (const _ of ['a new project', 'after a correction']) {
    runProgram('sh', ['-ec', commands], { env })
    const [counted] = await project.sql`
      select (select count(*) from cities)::int as cities, (select count(*) from facilities)::int as facilities,
        (select count(*) from "facilitySources")::int as sources, (select "publicAdmin" from settings) as open`
    expect(counted).toEqual({
      cities: lines('cities'),
      facilities: lines('facilities'),
      sources: lines('facility-sources'),
      open: false,
    })
  }
  rmSync(folder, { recursive: true })
  await project.close()
})
