import { isBuiltPage } from '@/built/built-page'
import { pageWasLeft } from '@/built/page-was-left'
import { copyOf, OWN_FILE, withOwnFiles } from '@/built/worker/copy'
import { fetchInTime } from '@/data/request/fetch-in-time'
import { leavingChannel } from '@/visitor/quick-exit/leaving-channel'
import { KEPT_CACHE, sealed } from './sealed-copy'

/** A page that a visitor asked to keep. The label names the place or the topic, never the medicine. */
export type KeptPage = { path: string; label: string; keptAt: Date }

/**
 * Keeps the page of an address as the host has it now: without the app, with the files it needs to look right.
 * Everything is fetched before anything is stored, and nothing is stored unless `isWanted` then agrees. Throws if the
 * page cannot be kept, for example because there is no room for all of it, and then leaves no part of it; and throws,
 * leaving nothing at all, if the quick exit is taken meanwhile.
 */
export async function keepPage(path: string, label: string, isWanted = async () => true): Promise<void> {
  const leaving = leavingChannel()
  let left = false
  leaving?.addEventListener('message', () => {
    left = true
  })
  try {
    const copies = await copiesOf(path, label)
    if (!(await isWanted())) return
    if (left) throw new Error(LEFT)
    const cache = await openKept()
    try {
      for (const { address, copy } of copies) await cache.put(address, copy)
    } finally {
      await eraseUnneeded(cache)
      if (left) await eraseKeptPages()
    }
    if (left) throw new Error(LEFT)
  } finally {
    leaving?.close()
  }
}

/**
 * Renews the copy of a page if the page is still kept once everything has been fetched: what was erased meanwhile stays
 * erased. Throws if it cannot be renewed.
 */
export async function renewPage(path: string, label: string): Promise<void> {
  await keepPage(path, label, async () => (await keptPages()).some((page) => page.path === path))
}

/** Returns the pages kept on this phone, the latest first. It creates no cache where there is none. */
export async function keptPages(): Promise<KeptPage[]> {
  if (!(await caches.has(KEPT_CACHE))) return []
  const cache = await openKept()
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

/** Erases one page with the files that only it needs, and with the last page the whole cache. */
export async function eraseKeptPage(path: string): Promise<void> {
  if (!(await caches.has(KEPT_CACHE))) return
  const cache = await openKept()
  await cache.delete(path)
  await eraseUnneeded(cache)
}

/** Erases every kept page and all files that were kept with them. */
export async function eraseKeptPages(): Promise<void> {
  await caches.delete(KEPT_CACHE)
}

/**
 * Erases the files that no kept page names: those of a page that was erased or not kept, which would show what it was,
 * and those of an earlier release. Erases the whole cache where no page is kept.
 */
async function eraseUnneeded(cache: Cache): Promise<void> {
  const kept = await cache.keys()
  const isFile = ({ url }: Request) => url.endsWith(OWN_FILE)
  if (kept.every(isFile)) return eraseKeptPages()
  const pages = await Promise.all(
    kept.filter((request) => !isFile(request)).map(async (page) => (await cache.match(page))?.text()),
  )
  const unnamed = kept.filter((request) => {
    const { pathname, search } = new URL(request.url)
    return isFile(request) && !pages.some((html) => html?.includes(`"${pathname}${search}"`))
  })
  await Promise.all(unnamed.map((file) => cache.delete(file)))
}

/** Returns what has to be stored, the files first and the page last, so that a page in the cache is always complete. */
async function copiesOf(path: string, label: string): Promise<{ address: string; copy: Response }[]> {
  const page = await fetched(path)
  const built = await page.text()
  // A host may answer with another page (src/built/built-page.ts), which must not be kept under this one's name.
  if (!isBuiltPage(built, path)) throw new Error(`${path} has no page of its own yet`)
  const { html, files } = copyOf(built)
  const copies = await Promise.all(
    files.map(async (file) => ({ address: file + OWN_FILE, copy: await sealed(await fetched(file)) })),
  )
  // The copy keeps the headers that the host sent with the page, above all its content security policy.
  const headers = new Headers(page.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  headers.set(LABEL, encodeURIComponent(label))
  headers.set(KEPT_AT, new Date().toISOString())
  return [
    ...copies,
    { address: path, copy: await sealed(new Response(withOwnFiles(html, files, OWN_FILE), { headers })) },
  ]
}

/**
 * Opens the cache, which creates it if there is none. Throws once the quick exit has begun to erase it, because the
 * cache must not come back.
 */
async function openKept(): Promise<Cache> {
  if (pageWasLeft()) throw new Error(LEFT)
  return caches.open(KEPT_CACHE)
}

async function fetched(path: string): Promise<Response> {
  const response = await fetchInTime(path)
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  return response
}

const LEFT = 'The quick exit was taken'
const LABEL = 'X-Copy-Label'
const KEPT_AT = 'X-Copy-Date'
