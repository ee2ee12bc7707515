import { appTemplate, isOwnPage } from '@/built/built-page'
import { isThrifty } from '@/built/worker/register-worker'
import { TIMEOUT_MS } from '@/timeouts'
import { noteEarlyPresses } from './early-press'

/**
 * Starts the app when the visitor acts: presses, types, moves to a field, or rests the pointer on a link. Until the app
 * has arrived, a press does what the HTML alone does. The app is started at once where the page is not the one of its
 * address, or where only the app can do what visitors come for. It is not started while the browser shows the page
 * translated: React would not recognize the words and would draw the page anew, in Spanish and from data that it would
 * first have to fetch.
 */
export function startOnAct(): void {
  // With a search in the address, or on a page that is a tool, a first press that did nothing would look like a
  // failure.
  if (!isOwnPage() || questionOfAddress() || document.querySelector('[data-needs-app]')) {
    noteEarlyPresses()
    showQuestion()
    start()
    return
  }
  const written = words()
  const listening = new AbortController()
  const on = (type: string, act: (event: Event) => void) =>
    document.addEventListener(type, act, { capture: true, passive: true, signal: listening.signal })
  const startFor = ({ target }: Pick<Event, 'target'>) => {
    if (leadsAway(target) || words() !== written) return
    listening.abort()
    start()
  }

  // A finger that touches the page may only be about to scroll it.
  on('pointerdown', (event) => isTouch(event) || startFor(event))
  on('pointerup', startFor)
  on('keydown', (event) => isModifier(event) || startFor(event))
  on('focusin', (event) => isField(event.target) && startFor(event))
  // This script runs when the page is complete: the visitor may have moved to a field before.
  if (isField(document.activeElement)) startFor(NO_TARGET)
  if (isThrifty()) return
  let resting: ReturnType<typeof setTimeout> | undefined
  on('pointerover', (event) => {
    clearTimeout(resting)
    if (!isTouch(event) && linkAt(event.target)) resting = setTimeout(startFor, REST_MS, NO_TARGET)
  })
}

/**
 * Returns words that a translation changes: Chrome changes the language of the document, and other translators change
 * the words of the header. Nothing of this site changes either.
 */
function words(): string {
  return document.documentElement.lang + document.querySelector('header')?.textContent
}

const REST_MS = 100
/** The target of an act that follows no link. */
const NO_TARGET = { target: null }

function start(): void {
  const template = appTemplate()
  if (!template) return
  template.content.querySelector('script')?.addEventListener('error', () => showAppState('lost'))
  document.head.append(template.content)
}

/**
 * Whether the target is a link to another page. The browser follows it by itself, and whatever the app had begun to
 * fetch would be thrown away with this page.
 */
function leadsAway(target: EventTarget | null): boolean {
  const link = linkAt(target)
  return link !== null && !link.getAttribute('href')?.startsWith('#')
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch'
}

/** A modifier key starts nothing: Shift pressed three times is the quick exit. */
function isModifier(event: Event): boolean {
  return event instanceof KeyboardEvent && /^(Shift|Control|Alt|Meta)/.test(event.key)
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement
}

/**
 * Tells the reader about the app where only the app can answer: shows the elements marked with this state (on its way,
 * or failed to load) and hides those marked with the other.
 */
function showAppState(what: 'comes' | 'lost'): void {
  for (const words of document.querySelectorAll<HTMLElement>('[data-app-is]'))
    words.hidden = words.dataset.appIs !== what
}

/**
 * Prepares the page for a search that is in its address, which only the app can answer. Until the app is there, the
 * search field holds the question and «Buscando...» is shown instead of the lists; the lists come back below it when
 * the app takes long. React hydrates the same elements and does not change which of them are hidden.
 */
function showQuestion(): void {
  const lists = document.querySelector<HTMLElement>('[data-until-asked]')
  const field = document.querySelector<HTMLInputElement>('main input')
  const question = questionOfAddress()
  if (!lists || !field || !question) return
  field.value ||= question
  showAppState('comes')
  setTimeout(() => {
    lists.hidden = false
  }, TIMEOUT_MS)
}

/** Returns the search that the address asks for (`?q=`). */
function questionOfAddress(): string | undefined {
  return new URLSearchParams(window.location.search).get('q')?.trim()
}
