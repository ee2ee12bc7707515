/** What the button does that keeps a page (KeepPage.tsx), in a script of its own that comes with the first press. */
import { element } from '@/built/element'
import { workerIsReady } from '@/built/register-worker'
import { paths } from '@/paths'
import { ERASE, ERASED, FAILED, KEEP, KEEP_DRAWN, KEEPING, NOT_KEPT, PRESSED } from './keep-words'
import { eraseKeptPage, type KeptPage, keepPage, keptPages } from './kept-pages'
import { keptOn } from './words'

type State = KeptPage | 'not-kept' | 'keeping' | 'failed' | 'erased'

const WORDS = { 'not-kept': NOT_KEPT, keeping: KEEPING, failed: FAILED, erased: ERASED }

const states = new WeakMap<HTMLElement, State>()

document.addEventListener('click', ({ target }) => {
  const place = target instanceof Element && target.closest('button') && target.closest<HTMLElement>('[data-keep]')
  if (place) press(place)
})
document.addEventListener(KEEP_DRAWN, lookAtAll)
lookAtAll()

function lookAtAll(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-keep]')) {
    const isPressed = place.hasAttribute(PRESSED)
    place.removeAttribute(PRESSED)
    if (isPressed) press(place)
    else if (!states.has(place)) renew(place)
  }
}

/** What is read without a network is what was read last. */
async function renew(place: HTMLElement): Promise<void> {
  const { keep: path = '', label = '' } = place.dataset
  try {
    const copy = await keptCopy(path)
    if (!copy) return
    show(place, copy)
    await keepPage(path, label)
    show(place, (await keptCopy(path)) ?? 'not-kept')
  } catch (cause) {
    console.warn('The kept copy could not be looked up or renewed', cause)
  }
}

async function press(place: HTMLElement): Promise<void> {
  const { keep: path = '', label = '' } = place.dataset
  const state = states.get(place)
  if (state === 'keeping') return
  if (typeof state === 'object') {
    await eraseKeptPage(path)
    return show(place, 'erased')
  }
  show(place, 'keeping')
  try {
    if (!(await workerIsReady())) throw new Error('There is no worker to answer without a network')
    await keepPage(path, label)
    show(place, (await keptCopy(path)) ?? 'failed')
  } catch (cause) {
    console.warn('The page could not be kept', cause)
    show(place, 'failed')
  }
}

async function keptCopy(path: string): Promise<KeptPage | undefined> {
  return (await keptPages()).find((page) => page.path === path)
}

function show(place: HTMLElement, state: State): void {
  states.set(place, state)
  const [button, status] = [place.querySelector('button'), place.querySelector('[role="status"]')]
  button?.replaceChildren(typeof state === 'object' ? ERASE : KEEP)
  button?.setAttribute('aria-disabled', String(state === 'keeping'))
  status?.replaceChildren(...(typeof state === 'object' ? kept(state) : [WORDS[state]]))
}

function kept(page: KeptPage): (string | Node)[] {
  return [
    `Página ${keptOn(page)} en este teléfono; otra persona podría verla. La borra también «Salida rápida». `,
    element('a', { href: paths.essentials }, 'Ver lo guardado'),
  ]
}
