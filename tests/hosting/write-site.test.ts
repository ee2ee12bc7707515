import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeSite } from '../../scripts/build/write-site'

/** Builds a site whose page at this address renders «Página no encontrada». Returns the names of the written files. */
async function written(path: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'write-site-'))
  try {
    await writeFile(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>')
    const tags = { title: 'Página no encontrada', meta: [], link: [] }
    await writeSite(folder, { pages: [{ path }], render: async () => ({ tags, body: '' }), files: () => [] }, [])
    return await readdir(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('the build fails for a listed page without a route, and names it, instead of writing it as «Página no encontrada»', async () => {
  await expect(written('/preguntas-frecuentes')).rejects.toThrow(/^\/preguntas-frecuentes .*src\/app\/routes\.tsx/)
  expect(await written('/404')).toContain('404.html')
})
