import { isBuiltPage } from '@/built/built-page'
import { pageWasLeft } from '@/built/page-was-left'
import { copyOf, OWN_FILE, withOwnFiles } from '@/built/worker/copy'
import { fetchInTime } from '@/data/request/fetch-in-time'
import { leavingChannel } from '@/visitor/quick-exit/leaving-channel'
import { SAVED_CACHE, sealed } from './sealed-copy'

/** A page that a visitor asked to save. The label names the place or the topic, never the medicine. */
export type SavedPage = { path: string; label: string; savedAt: Date }

/**
 * Keeps the page of an address as the host has it now: without the app, with the files it needs to look right.
 * Everything is fetched before anything is stored, and nothing is stored unless `isWanted` then agrees. Throws if the
 * page cannot be saved, for example because there is no room for all of it, and then leaves no part of it; and throws,
 * leaving nothing at all, if the quick exit is taken meanwhile.
 */
export async function savePage(path: string, label: string, isWanted = async () => true): Promise<void> {
  const leaving = leavingChannel()
  let left = false
  leaving?.addEventListener('message', () => {
    left = true
  })
  try {
    const copies = await copiesOf(path, label)
    if (!(await isWanted())) return
    if (left) throw new Error(LEFT)
    const cache = await openCache()
    try {
      for (const { address, copy } of copies) await cache.put(address, copy)
    } finally {
      await eraseUnneeded(cache)
      if (left) await eraseSavedPages()
    }
    if (left) throw new Error(LEFT)
  } finally {
    leaving?.close()
  }
}

/**
 * Renews the copy of a page if the page is still saved once everything has been fetched: what was erased meanwhile stays
 * erased. Throws if it cannot be renewed.
 */
export async function renewPage(path: string, label: string): Promise<void> {
  await savePage(path, label, async () => (await savedPages()).some((page) => page.path === path))
}

/** Returns the pages saved on this phone, the latest first. It creates no cache where there is none. */
export async function savedPages(): Promise<SavedPage[]> {
  if (!(await caches.has(SAVED_CACHE))) return []
  const cache = await openCache()
  const pages = await Promise.all(
    (await cache.keys()).map(async (request): Promise<SavedPage[]> => {
      const headers = (await cache.match(request))?.headers
      const label = headers?.get(LABEL)
      if (!label) return []
      const savedAt = new Date(headers?.get(SAVED_AT) ?? '')
      return [{ path: new URL(request.url).pathname, label: decodeURIComponent(label), savedAt }]
    }),
  )
  return pages.flat().toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime())
}

/** Erases one page with the files that only it needs, and with the last page the whole cache. */
export async function eraseSavedPage(path: string): Promise<void> {
  if (!(await caches.has(SAVED_CACHE))) return
  const cache = await openCache()
  await cache.delete(path)
  await eraseUnneeded(cache)
}

/** Erases every saved page and all files that were saved with them. */
export async function eraseSavedPages(): Promise<void> {
  await caches.delete(SAVED_CACHE)
}

/**
 * Erases the files that no saved page names: those of a page that was erased or not saved, which would show what it was,
 * and those of an earlier release. Erases the whole cache where no page is saved.
 */
async function eraseUnneeded(cache: Cache): Promise<void> {
  const entries = await cache.keys()
  const isFile = ({ url }: Request) => url.endsWith(OWN_FILE)
  if (entries.every(isFile)) return eraseSavedPages()
  const pages = await Promise.all(
    entries.filter((request) => !isFile(request)).map(async (page) => (await cache.match(page))?.text()),
  )
  const unnamed = entries.filter((request) => {
    const { pathname, search } = new URL(request.url)
    return isFile(request) && !pages.some((html) => html?.includes(`"${pathname}${search}"`))
  })
  await Promise.all(unnamed.map((file) => cache.delete(file)))
}

/** Returns what has to be stored, the files first and the page last, so that a page in the cache is always complete. */
async function copiesOf(path: string, label: string): Promise<{ address: string; copy: Response }[]> {
  const page = await fetched(path)
  const built = await page.text()
  // A host may answer with another page (src/built/built-page.ts), which must not be saved under this one's name.
  if (!isBuiltPage(built, path)) throw new Error(`${path} has no page of its own yet`)
  const { html, files } = copyOf(built)
  const copies = await Promise.all(
    files.map(async (file) => ({ address: file + OWN_FILE, copy: await sealed(await fetched(file)) })),
  )
  // The copy keeps the headers that the host sent with the page, above all its content security policy.
  const headers = new Headers(page.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  headers.set(LABEL, encodeURIComponent(label))
  headers.set(SAVED_AT, new Date().toISOString())
  return [
    ...copies,
    { address: path, copy: await sealed(new Response(withOwnFiles(html, files, OWN_FILE), { headers })) },
  ]
}

/**
 * Opens the cache, which creates it if there is none. Throws once the quick exit has begun to erase it, because the
 * cache must not come back.
 */
async function openCache(): Promise<Cache> {
  if (pageWasLeft()) throw new Error(LEFT)
  return caches.open(SAVED_CACHE)
}

async function fetched(path: string): Promise<Response> {
  const response = await fetchInTime(path)
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  return response
}

const LEFT = 'The quick exit was taken'
const LABEL = 'X-Copy-Label'
const SAVED_AT = 'X-Copy-Date'
