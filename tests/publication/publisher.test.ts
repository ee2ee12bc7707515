import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { buildBeside, replaceSite } from '../../scripts/build/build-beside'
import { createPublisher } from '../../scripts/publication/publisher'

type State = 'requested' | 'building' | 'published' | 'failed'

/** Keeps the requests in memory, as the database would. */
function requests(...states: State[]) {
  const rows = states.map((state, index) => ({ id: String(index), state, said: null as string | null }))
  return {
    rows,
    notes: {
      inState: async (...wanted: State[]) => rows.filter(({ state }) => wanted.includes(state)).map(({ id }) => id),
      note: async (id: string, state: State, said: string | null = null) => {
        Object.assign(rows[Number(id)] ?? {}, { state, said })
      },
    },
  }
}

afterEach(() => vi.restoreAllMocks())

describe('the publisher', () => {
  test('notes that it is building, then that it is done, and what it built', async () => {
    const { rows, notes } = requests('requested')
    const seen: State[] = []
    const build = async () => {
      seen.push(...rows.map(({ state }) => state))
      return 'Construido en 20 s.'
    }
    await createPublisher({ notes, build }).takeUp()
    expect(seen).toEqual(['building'])
    expect(rows).toMatchObject([{ state: 'published', said: 'Construido en 20 s.' }])
  })

  test('says that a build failed, and why; nothing is published', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { rows, notes } = requests('requested')
    await createPublisher({ notes, build: () => Promise.reject(new Error('There are no cities')) }).takeUp()
    expect(rows).toMatchObject([{ state: 'failed', said: expect.stringContaining('There are no cities') }])
    expect(error).toHaveBeenCalledOnce()
  })

  test('builds once for all open requests, and again for a request that came during the build', async () => {
    const { rows, notes } = requests('requested', 'requested')
    let builds = 0
    const publisher = createPublisher({
      notes,
      build: async () => {
        builds += 1
        if (builds === 1) {
          rows.push({ id: '2', state: 'requested', said: null })
          void publisher.takeUp()
        }
        return 'Construido.'
      },
    })
    await publisher.takeUp()
    expect(builds).toBe(2)
    expect(rows.map(({ state }) => state)).toEqual(['published', 'published', 'published'])
  })

  test('finds a request that came while it looked for the last time', async () => {
    const { rows, notes } = requests('requested')
    let looks = 0
    let later: Promise<void> | undefined
    const inState = async (...wanted: State[]) => {
      const found = await notes.inState(...wanted)
      looks += 1
      if (looks === 2) {
        rows.push({ id: '1', state: 'requested', said: null })
        later = publisher.takeUp()
      }
      return found
    }
    const publisher = createPublisher({ notes: { ...notes, inState }, build: async () => 'Construido.' })
    await publisher.takeUp()
    await later
    expect(rows.map(({ state }) => state)).toEqual(['published', 'published'])
  })

  test('notes after a restart that a build was interrupted, and takes up the requests that were not begun', async () => {
    const { rows, notes } = requests('building', 'requested')
    const publisher = createPublisher({ notes, build: async () => 'Construido.' })
    await publisher.failInterrupted()
    await publisher.takeUp()
    expect(rows).toMatchObject([
      { state: 'failed', said: expect.stringContaining('se detuvo') },
      { state: 'published' },
    ])
  })

  test('can be called again after the database did not answer', async () => {
    const { rows, notes } = requests('requested')
    let isDown = true
    const inState = async (...wanted: State[]) => {
      if (isDown) throw new Error('no answer')
      return notes.inState(...wanted)
    }
    const publisher = createPublisher({ notes: { ...notes, inState }, build: async () => 'Construido.' })
    await expect(publisher.takeUp()).rejects.toThrow('no answer')
    isDown = false
    await publisher.takeUp()
    expect(rows).toMatchObject([{ state: 'published' }])
  })
})

describe('the folder that is served', () => {
  const folders = async (...names: string[]) => {
    const root = mkdtempSync(join(tmpdir(), 'site-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    for (const name of names) {
      await mkdir(join(root, name))
      await writeFile(join(root, name, 'index.html'), name)
    }
    return { served: join(root, 'dist'), next: join(root, 'dist.next') }
  }

  test('is the new one, and nothing is left of the old', async () => {
    const { served, next } = await folders('dist', 'dist.next')
    await replaceSite(served, next)
    expect(readFileSync(join(served, 'index.html'), 'utf8')).toBe('dist.next')
    expect(existsSync(next) || existsSync(`${served}.before`)).toBe(false)
  })

  test('is the new one also after an earlier replacement was interrupted, which left a folder behind', async () => {
    const { served, next } = await folders('dist', 'dist.next', 'dist.before')
    await replaceSite(served, next)
    expect(readFileSync(join(served, 'index.html'), 'utf8')).toBe('dist.next')
    expect(existsSync(`${served}.before`)).toBe(false)
  })

  test('stays the old one when the build fails at its end', async () => {
    const { served, next } = await folders('dist')
    const build = async (folder: string) => {
      await mkdir(folder)
      await writeFile(join(folder, 'index.html'), 'half')
      throw new Error('far over budget')
    }
    await expect(buildBeside(served, build)).rejects.toThrow('far over budget')
    expect(readFileSync(join(served, 'index.html'), 'utf8')).toBe('dist')
    expect(existsSync(next)).toBe(false)
  })

  test('stays the old one where there is no new one', async () => {
    const { served, next } = await folders('dist')
    await expect(replaceSite(served, next)).rejects.toThrow()
    expect(readFileSync(join(served, 'index.html'), 'utf8')).toBe('dist')
  })
})
