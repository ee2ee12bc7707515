import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signIn } from '@/data/session'
import { addLocalEditor, storedEditor } from '../../scripts/embedded/local-editor'
import { openDesk } from './open-desk'

const desk = openDesk()

test('a fresh machine has one editor, who signs in with the password in `.env`, also after the next start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
  const file = join(folder, '.env')
  try {
    writeFileSync(file, 'OTHER=1', { mode: 0o644 })
    const editor = storedEditor(file)
    expect(storedEditor(file)).toEqual(editor)
    expect(readFileSync(file, 'utf8')).toContain('OTHER=1\n')
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)

    const own = () => desk.backend.sql(`select from editors where name = 'Editora de esta máquina'`)
    for (const _ of ['first start', 'next start']) await addLocalEditor(desk.backend.sql, editor)
    expect(await own()).toHaveLength(1)
    await signIn(editor.email, editor.password)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
