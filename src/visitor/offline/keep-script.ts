/**
 * What the button that keeps a page (KeepPage.tsx) does. keep-on-press.ts fetches this script of its own when it is
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
  KEEP,
  KEEP_DRAWN,
  KEEPING,
  keptOn,
  NOT_ERASED,
  NOT_KEPT,
  PRESSED,
} from './keep-words'
import { eraseKeptPage, type KeptPage, keepPage, keptPages, renewPage } from './kept-pages'

type Shown = KeptPage | keyof typeof WORDS

const WORDS = { 'not-kept': NOT_KEPT, keeping: KEEPING, failed: FAILED, erased: ERASED }

const states = new WeakMap<HTMLElement, Shown | 'erasing'>()

onClick((clicked) => {
  const holder = clicked.closest('button') && clicked.closest<HTMLElement>('[data-keep]')
  if (holder) press(holder)
})
document.addEventListener(KEEP_DRAWN, lookAtAll)
lookAtAll()

function lookAtAll(): void {
  for (const holder of document.querySelectorAll<HTMLElement>('[data-keep]')) {
    const isPressed = holder.hasAttribute(PRESSED)
    holder.removeAttribute(PRESSED)
    if (isPressed) press(holder)
    else if (!states.has(holder)) renew(holder)
  }
}

/** Renews the copy of a kept page when the visitor opens that page. */
async function renew(holder: HTMLElement): Promise<void> {
  const { keep: path = '', label = '' } = holder.dataset
  try {
    const copy = await keptCopy(path)
    if (!copy) return
    show(holder, copy)
    await renewPage(path, label)
    if (states.get(holder) === copy) show(holder, (await keptCopy(path)) ?? 'not-kept')
    else if (states.get(holder) === 'erasing' || states.get(holder) === 'erased') await eraseKeptPage(path)
  } catch (cause) {
    console.warn('The kept copy could not be looked up or renewed', cause)
  }
}

async function press(holder: HTMLElement): Promise<void> {
  if (isSecondPress()) return
  const { keep: path = '', label = '' } = holder.dataset
  const state = states.get(holder)
  if (state === 'keeping' || state === 'erasing') return
  if (typeof state === 'object') return erase(holder, state)
  show(holder, 'keeping')
  try {
    if (!(await workerIsReady())) throw new Error('There is no worker to answer without a network')
    await keepPage(path, label)
    show(holder, (await keptCopy(path)) ?? 'failed')
  } catch (cause) {
    console.warn('The page could not be kept', cause)
    show(holder, 'failed')
  }
}

async function erase(holder: HTMLElement, copy: KeptPage): Promise<void> {
  states.set(holder, 'erasing')
  try {
    await eraseKeptPage(copy.path)
    show(holder, 'erased')
  } catch (cause) {
    console.warn('The kept copy could not be erased', cause)
    show(holder, copy, [NOT_ERASED])
  }
}

async function keptCopy(path: string): Promise<KeptPage | undefined> {
  return (await keptPages()).find((page) => page.path === path)
}

function show(
  holder: HTMLElement,
  state: Shown,
  words = typeof state === 'object' ? kept(state) : [WORDS[state]],
): void {
  states.set(holder, state)
  const [button, status] = [holder.querySelector('button'), holder.querySelector('[role="status"]')]
  button?.replaceChildren(typeof state === 'object' ? ERASE : KEEP)
  button?.setAttribute('aria-disabled', String(state === 'keeping'))
  status?.replaceChildren(...words)
}

function kept(page: KeptPage): (string | Node)[] {
  return [
    `Página ${keptOn(page)} en este teléfono; otra persona podría verla. La borra también «Salida rápida». `,
    element('a', { href: paths.essentials }, 'Ver lo guardado'),
  ]
}
