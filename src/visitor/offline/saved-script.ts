/**
 * The script of the documents that are read without a network: it leads to the hospital of the place that was asked
 * for, lists the pages saved on this phone, and erases them. It is a script of its own without the app, so that it is
 * there when nothing else arrives.
 */

import '@/built/start/missing-built-ins'
import { element } from '@/built/dom'
import { registerWorker } from '@/built/worker/register-worker'
import { paths } from '@/paths'
import { buttonStyle } from '@/ui/button/button-style'
import { showAskedPlace } from './asked-place'
import { isSecondPress, NOT_ERASED, savedOn } from './save-words'
import { eraseSavedPage, eraseSavedPages, type SavedPage, savedPages } from './saved-pages'

const ROW = 'flex flex-wrap items-center gap-x-4 gap-y-2'
const BUTTON = buttonStyle('secondary')

if ('serviceWorker' in navigator) registerWorker()
showAskedPlace()
standIn()
loadOnNavigation()
show()

/**
 * Where the essentials are shown instead of another page: starts at their top, makes «vuelva a intentar» wait longer,
 * and adds a way back to the page read before, which most browsers still hold in memory.
 */
function standIn(): void {
  const holder = document.querySelector('[data-way-back]')
  if (!holder || window.location.pathname === paths.essentials) return
  beginAtTop()
  tryLonger()
  if (history.length < 2) return
  const back = element('button', { type: 'button', class: BUTTON }, 'Volver a la página anterior')
  back.addEventListener('click', () => history.back())
  holder.replaceChildren(back)
}

/** Prevents the browser from restoring the scroll position of the page that this one replaces. */
function beginAtTop(): void {
  if (window.location.hash) return
  history.scrollRestoration = 'manual'
  window.scrollTo({ top: 0, behavior: 'instant' })
  window.addEventListener('load', () => setTimeout(() => Object.assign(history, { scrollRestoration: 'auto' })))
}

/**
 * Makes the link to this page a reload: the service worker then waits longer for the network. After a plain link it
 * would wait no longer than before, and on a slow line the page would never come.
 */
function tryLonger(): void {
  document.querySelector('main a[href=""]')?.addEventListener('click', (event) => {
    event.preventDefault()
    window.location.reload()
  })
}

/**
 * Reloads when the visitor moves to a history entry of another page: entries that the app made do not load by
 * themselves, and the app is not here.
 */
function loadOnNavigation(): void {
  const shown = window.location.pathname
  window.addEventListener('popstate', () => {
    if (window.location.pathname !== shown) window.location.reload()
  })
}

async function show(): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-saved-list]')
  try {
    const pages = 'caches' in window ? await savedPages() : []
    const own = pages.find(({ path }) => path === window.location.pathname)
    // The essentials, which have the list, are shown at a saved page's address when its copy is damaged.
    if (list) showList(list, pages)
    else if (own) showNote(own)
  } catch (cause) {
    console.warn('The saved pages could not be read', cause)
    if (list) list.textContent = 'Este navegador no permite guardar páginas.'
  }
}

function showList(holder: HTMLElement, pages: SavedPage[]): void {
  const status = element('p', { role: 'status', tabindex: '-1' }, '')
  const list = element('ul', { class: 'space-y-3' })
  const eraseAll = element('button', { type: 'button', class: BUTTON }, 'Borrar todo')
  const announce = (words: string) => {
    status.textContent = words
    // The button that was pressed is gone, so the status takes the focus.
    status.focus()
    if (list.childElementCount === 0) eraseAll.remove()
  }
  list.append(
    ...pages.map((page) => {
      const item = element('li', { class: ROW })
      const erase = element('button', { type: 'button', class: BUTTON }, 'Borrar')
      erase.setAttribute('aria-label', `Borrar la copia de ${page.label}`)
      onErase(erase, status, async () => {
        await eraseSavedPage(page.path)
        item.remove()
        announce(`Se borró la copia de ${page.label}.`)
      })
      const link = element('a', { href: page.path, class: 'inline-block min-h-11 py-2 font-semibold' }, page.label)
      item.append(link, element('span', { class: 'grow text-sm text-ink-soft' }, savedOn(page)), erase)
      return item
    }),
  )
  onErase(eraseAll, status, async () => {
    await eraseSavedPages()
    list.replaceChildren()
    announce('Se borraron todas las copias.')
  })
  holder.replaceChildren(status, list, ...(pages.length > 0 ? [eraseAll] : []))
  if (pages.length === 0) status.textContent = 'No hay páginas guardadas en este teléfono.'
}

function showNote(page: SavedPage): void {
  const note = element('div', { class: `${ROW} mb-4 rounded-md border border-line bg-raised px-4 py-2` })
  const words = element(
    'p',
    { class: 'grow', role: 'status', tabindex: '-1' },
    `Copia de este teléfono, ${savedOn(page)}. Puede haber cambiado.`,
  )
  const erase = element('button', { type: 'button', class: BUTTON }, 'Borrar')
  onErase(erase, words, async () => {
    await eraseSavedPage(page.path)
    erase.remove()
    words.textContent = 'Se borró la copia. Al cerrar esta página ya no se podrá leer sin internet.'
    words.focus()
  })
  const others = element('a', { href: paths.essentials, class: 'inline-block min-h-11 py-2' }, 'Ver lo guardado')
  note.append(words, erase, others)
  document.querySelector('main')?.prepend(note)
}

/** Makes a button erase something. If that fails, everything stays as it is, and the status says so. */
function onErase(button: HTMLElement, status: HTMLElement, erase: () => Promise<void>): void {
  button.addEventListener('click', async () => {
    if (isSecondPress()) return
    try {
      await erase()
    } catch (cause) {
      console.warn('What is saved could not be erased', cause)
      status.textContent = NOT_ERASED
      // In a long list the status stands far above the button: the focus brings it into view.
      status.focus()
    }
  })
}
