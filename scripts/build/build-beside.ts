import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'

/**
 * Builds the site in a folder beside the one that is served (`dist.next` beside `dist`), and puts it in that one's place
 * when it is complete. When the build fails, the served one is as it was.
 */
export async function buildBeside(folder: string, build: (next: string) => Promise<void>): Promise<void> {
  const next = `${folder}.next`
  try {
    await build(next)
    await replaceSite(folder, next)
  } finally {
    await rm(next, { recursive: true, force: true })
  }
}

/**
 * Puts a built folder in the place of the one that is served. That one stays until the new one is complete, and is put
 * back if the new one cannot be moved.
 */
export async function replaceSite(folder: string, next: string): Promise<void> {
  const before = `${folder}.before`
  await rm(before, { recursive: true, force: true })
  const hadOne = existsSync(folder)
  if (hadOne) await rename(folder, before)
  try {
    await rename(next, folder)
  } catch (error) {
    if (hadOne) await rename(before, folder)
    throw error
  }
  await rm(before, { recursive: true, force: true })
}
