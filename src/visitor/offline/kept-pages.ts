import { isBuiltPage } from '@/built/built-page'
import { OWN_FILE, withOwnFiles } from '@/built/own-files'
import { filesOf, standalone } from '@/built/standalone'
import { sealed } from './sealed-copy'

/** A page that a visitor asked to keep. The label names the place or the topic, never the medicine. */
export type KeptPage = { path: string; label: string; keptAt: Date }

/** Where kept pages are. The quick exit deletes it, as it does every cache but the one of the essentials. */
export const KEPT_CACHE = 'lectura'

/** Whether this browser can keep pages: it needs a secure address and a storage that was not denied. */
export function canKeep(): boolean {
  return 'caches' in globalThis && 'serviceWorker' in navigator
}

/** Keeps the page of an address as the host has it now. Throws when it could not, and then leaves nothing new. */
export async function keepPage(path: string, label: string): Promise<void> {
  try {
    await keepCopy(path, label)
  } catch (cause) {
    if ((await keptPages()).length === 0) await eraseKeptPages()
    throw cause
  }
}

/** The pages kept on this phone, the latest first. Looking leaves nothing behind. */
export async function keptPages(): Promise<KeptPage[]> {
  if (!(await caches.has(KEPT_CACHE))) return []
  const cache = await caches.open(KEPT_CACHE)
  const kept = await Promise.all(
    (await cache.keys()).map(async (request): Promise<KeptPage[]> => {
      const headers = (await cache.match(request))?.headers
      const label = headers?.get(LABEL)
      if (!label) return []
      const keptAt = new Date(headers?.get(KEPT_AT) ?? '')
      return [{ path: new URL(request.url).pathname, label: decodeURIComponent(label), keptAt }]
    }),
  )
  return kept.flat().toSorted((a, b) => b.keptAt.getTime() - a.keptAt.getTime())
}

/** Erases one page; with the last one goes everything. */
export async function eraseKeptPage(path: string): Promise<void> {
  if (!(await caches.has(KEPT_CACHE))) return
  await (await caches.open(KEPT_CACHE)).delete(path)
  if ((await keptPages()).length === 0) await eraseKeptPages()
}

/** Erases every page that was kept, and all that came with them. */
export async function eraseKeptPages(): Promise<void> {
  await caches.delete(KEPT_CACHE)
}

/** The page without the app, and what it needs to look right. */
async function keepCopy(path: string, label: string): Promise<void> {
  const page = await fetched(path)
  const built = await page.text()
  if (!isBuiltPage(built)) throw new Error(`${path} has no page of its own yet`)
  const html = standalone(built)
  const files = filesOf(html)
  const cache = await caches.open(KEPT_CACHE)
  // The page comes last: one that is there is whole.
  await Promise.all(files.map(async (file) => cache.put(file + OWN_FILE, await sealed(await fetched(file)))))
  // What the host said with the page, its content security policy before all, holds for the copy.
  const headers = new Headers(page.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  headers.set(LABEL, encodeURIComponent(label))
  headers.set(KEPT_AT, new Date().toISOString())
  await cache.put(path, await sealed(new Response(withOwnFiles(html, files), { headers })))
}

async function fetched(path: string): Promise<Response> {
  const response = await fetch(path, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  return response
}

const PATIENCE_MS = 8000
const LABEL = 'X-Copy-Label'
const KEPT_AT = 'X-Copy-Date'
