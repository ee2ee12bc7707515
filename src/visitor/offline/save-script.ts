/**
 * What the button that saves a page (SavePage.tsx) does. save-on-press.ts fetches this script of its own when it is
 * needed.
 */
import '@/built/start/missing-built-ins'
import { element, onClick } from '@/built/dom'
import { workerIsReady } from '@/built/worker/register-worker'
import { paths } from '@/paths'
import {
  ERASE,
  ERASED,
  FAILED,
  isSecondPress,
  NOT_ERASED,
  NOT_SAVED,
  PRESSED,
  SAVE,
  SAVE_DRAWN,
  SAVING,
  savedOn,
} from './save-words'
import { eraseSavedPage, renewPage, type SavedPage, savedPages, savePage } from './saved-pages'

type Shown = SavedPage | keyof typeof WORDS

const WORDS = { 'not-saved': NOT_SAVED, saving: SAVING, failed: FAILED, erased: ERASED }

const states = new WeakMap<HTMLElement, Shown | 'erasing'>()

onClick((clicked) => {
  const holder = clicked.closest('button') && clicked.closest<HTMLElement>('[data-save]')
  if (holder) press(holder)
})
document.addEventListener(SAVE_DRAWN, lookAtAll)
lookAtAll()

function lookAtAll(): void {
  for (const holder of document.querySelectorAll<HTMLElement>('[data-save]')) {
    const isPressed = holder.hasAttribute(PRESSED)
    holder.removeAttribute(PRESSED)
    if (isPressed) press(holder)
    else if (!states.has(holder)) renew(holder)
  }
}

/** Renews the copy of a saved page when the visitor opens that page. */
async function renew(holder: HTMLElement): Promise<void> {
  const { save: path = '', label = '' } = holder.dataset
  try {
    const copy = await savedCopy(path)
    if (!copy) return
    show(holder, copy)
    await renewPage(path, label)
    if (states.get(holder) === copy) show(holder, (await savedCopy(path)) ?? 'not-saved')
    else if (states.get(holder) === 'erasing' || states.get(holder) === 'erased') await eraseSavedPage(path)
  } catch (cause) {
    console.warn('The saved copy could not be looked up or renewed', cause)
  }
}

async function press(holder: HTMLElement): Promise<void> {
  if (isSecondPress()) return
  const { save: path = '', label = '' } = holder.dataset
  const state = states.get(holder)
  if (state === 'saving' || state === 'erasing') return
  if (typeof state === 'object') return erase(holder, state)
  show(holder, 'saving')
  try {
    if (!(await workerIsReady())) throw new Error('There is no worker to answer without a network')
    await savePage(path, label)
    show(holder, (await savedCopy(path)) ?? 'failed')
  } catch (cause) {
    console.warn('The page could not be saved', cause)
    show(holder, 'failed')
  }
}

async function erase(holder: HTMLElement, copy: SavedPage): Promise<void> {
  states.set(holder, 'erasing')
  try {
    await eraseSavedPage(copy.path)
    show(holder, 'erased')
  } catch (cause) {
    console.warn('The saved copy could not be erased', cause)
    show(holder, copy, [NOT_ERASED])
  }
}

async function savedCopy(path: string): Promise<SavedPage | undefined> {
  return (await savedPages()).find((page) => page.path === path)
}

function show(
  holder: HTMLElement,
  state: Shown,
  words = typeof state === 'object' ? savedText(state) : [WORDS[state]],
): void {
  states.set(holder, state)
  const [button, status] = [holder.querySelector('button'), holder.querySelector('[role="status"]')]
  button?.replaceChildren(typeof state === 'object' ? ERASE : SAVE)
  button?.setAttribute('aria-disabled', String(state === 'saving'))
  status?.replaceChildren(...words)
}

function savedText(page: SavedPage): (string | Node)[] {
  return [
    `Página ${savedOn(page)} en este teléfono; otra persona podría verla. La borra también «Salida rápida». `,
    element('a', { href: paths.essentials }, 'Ver lo guardado'),
  ]
}
