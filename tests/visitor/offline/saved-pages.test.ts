import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { builtDocument } from '@/built/built-document'
import { eraseSavedPage, renewPage, savedPages, savePage } from '@/visitor/offline/saved-pages'

const CITY = '/ec/quito/misoprostol'

/** The style sheet of the release that the host has now. */
let style: string
let saved: Map<string, SavedCache>
/** The address for which the phone has no room. */
let full: string | undefined
/** Called with each address that is stored. */
let stores: (address: string) => void

beforeEach(() => {
  full = undefined
  stores = () => {}
  style = '/assets/index-1.css'
  saved = new Map()
  vi.stubGlobal('document', { getElementById: () => ({}) })
  vi.stubGlobal('fetch', async (path: string) => new Response(path.includes('.') ? 'a file' : pageOf(path)))
  vi.stubGlobal('caches', {
    has: async (name: string) => saved.has(name),
    open: async (name: string) => saved.get(name) ?? saved.set(name, new SavedCache()).get(name),
    delete: async (name: string) => saved.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('erasing the copy of a page erases the files that only this page needs, which would tell that it was saved', async () => {
  await savePage(CITY, 'Quito')
  await savePage('/cerca', 'Cerca de mí')
  expect(stored()).toEqual(
    [
      CITY,
      '/cerca',
      '/assets/index-1.css?copia',
      '/cercanos.js?copia',
      '/lectura.js?copia',
      '/lugares.json?copia',
    ].sort(),
  )
  await eraseSavedPage('/cerca')
  expect(stored()).toEqual(['/assets/index-1.css?copia', CITY, '/lectura.js?copia'])
  await eraseSavedPage(CITY)
  expect(saved.size).toBe(0)
})

test('a page for which there is no room leaves no part of itself, and the pages saved before stay', async () => {
  await savePage(CITY, 'Quito')
  const before = stored()
  for (const tooLarge of ['/lugares.json?copia', '/cerca']) {
    full = tooLarge
    await expect(savePage('/cerca', 'Cerca de mí')).rejects.toThrow('full')
    expect(stored(), `no room for ${tooLarge}`).toEqual(before)
  }
  await eraseSavedPage(CITY)
  await expect(savePage('/cerca', 'Cerca de mí')).rejects.toThrow('full')
  expect(saved.size).toBe(0)
})

test('another page that the host sends for this address is not saved under its name', async () => {
  vi.stubGlobal('fetch', async (path: string) => new Response(path.includes('.') ? 'a file' : pageOf('/')))
  await expect(savePage(CITY, 'Quito')).rejects.toThrow('no page of its own')
  expect(saved.size).toBe(0)
})

test('a page is not saved where the host does not have one of the files that its copy needs', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/lectura.js' ? new Response('no', { status: 404 }) : new Response(path.includes('.') ? '' : pageOf(path)),
  )
  await expect(savePage(CITY, 'Quito')).rejects.toThrow('404')
  expect(saved.size).toBe(0)
})

test('nothing is stored, not even for a moment, once the quick exit was taken on this page or on another', async () => {
  const open = vi.spyOn(caches, 'open')
  const tell = hearingOtherPages()
  const leaveElsewhere = async () => {
    tell()
    return true
  }
  await expect(savePage(CITY, 'Quito', leaveElsewhere)).rejects.toThrow('quick exit')
  vi.stubGlobal('document', { getElementById: () => null })
  await expect(savePage(CITY, 'Quito')).rejects.toThrow('quick exit')
  expect(open).not.toHaveBeenCalled()
})

test('a quick exit on another page while a copy is being stored leaves nothing of it', async () => {
  const tell = hearingOtherPages()
  stores = (address) => {
    if (address === CITY) tell()
  }
  await expect(savePage(CITY, 'Quito')).rejects.toThrow('quick exit')
  expect(saved.size).toBe(0)
})

test('a copy is listed under its name, and has the security policy that the host sent with the page', async () => {
  const headers = { 'Content-Security-Policy': "default-src 'self'" }
  vi.stubGlobal(
    'fetch',
    async (path: string) => new Response(path.includes('.') ? 'a file' : pageOf(path), { headers }),
  )
  await savePage(CITY, 'Santo Domingo de los Tsáchilas')
  expect(await savedPages()).toMatchObject([{ path: CITY, label: 'Santo Domingo de los Tsáchilas' }])
  const [cache] = saved.values()
  expect((await cache?.match(CITY))?.headers.get('Content-Security-Policy')).toBe("default-src 'self'")
})

test('looking for saved pages leaves nothing on a phone that has none', async () => {
  expect(await savedPages()).toEqual([])
  expect(saved.size).toBe(0)
})

test('a renewed copy leaves no style sheet of an earlier release behind, unless another copy still has it', async () => {
  await savePage(CITY, 'Quito')
  await savePage('/privacidad', 'Privacidad')
  style = '/assets/index-2.css'
  await renewPage(CITY, 'Quito')
  expect(styles()).toEqual(['/assets/index-1.css?copia', '/assets/index-2.css?copia'])
  await renewPage('/privacidad', 'Privacidad')
  expect(styles()).toEqual(['/assets/index-2.css?copia'])
})

/** Lets the page hear others. The result tells it that the quick exit was taken on one of them. */
function hearingOtherPages(): () => void {
  let tell = () => {}
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener = (_: string, hear: () => void) => {
        tell = hear
      }
      close = () => {}
    },
  )
  return () => tell()
}

function pageOf(path: string): string {
  const shell = { head: `<link rel="stylesheet" href="${style}">`, app: '', styles: [style], scripts: [] }
  const tool = path === '/cerca' ? '<div data-saved-file="/lugares.json"></div>' : ''
  return builtDocument(shell, path, { title: 'Ayuda', meta: [], link: [] }, tool)
}

function stored(): string[] {
  return [...saved.values()].flatMap((cache) => cache.addresses()).sort()
}

function styles(): string[] {
  return stored().filter((address) => address.includes('.css'))
}

/** A cache of the browser, in memory. */
class SavedCache {
  private copies = new Map<string, Response>()

  addresses = () => [...this.copies.keys()]
  keys = async () => this.addresses().map((address) => new Request(`http://portal.test${address}`))
  match = async (asked: string | Request) => this.copies.get(addressOf(asked))?.clone()
  put = async (asked: string, copy: Response) => {
    if (asked === full) throw new DOMException('full', 'QuotaExceededError')
    this.copies.set(asked, copy)
    stores(asked)
  }
  delete = async (asked: string | Request) => this.copies.delete(addressOf(asked))
}

function addressOf(asked: string | Request): string {
  const { pathname, search } = new URL(typeof asked === 'string' ? asked : asked.url, 'http://portal.test')
  return pathname + search
}
