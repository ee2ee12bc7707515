import { appTemplate } from './app-template'
import { noteEarlyPresses } from './early-press'
import { isOwnPage } from './own-page'
import { questionOfAddress, showQuestion } from './show-question'
import { tellOfApp } from './tell-of-app'
import { isThrifty } from './thrift'

/**
 * A built page is whole without the app, which is asked for when somebody acts: presses, types, turns to a field, or rests the
 * pointer on a link. Until it comes, a press does what the HTML alone does. The app is asked for at once where the page is not the
 * one of its address, or where only the app can do what somebody comes for. It is not asked for while a browser shows the page
 * translated: React would not know its words again, and draw it anew, in Spanish and of data that is still to be fetched.
 */
export function startOnAct(): void {
  // An address with a question, and a page that is a tool: a first press that did nothing would look like a failure.
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

  // A finger that touches the page may only be about to move it.
  on('pointerdown', (event) => isTouch(event) || startFor(event))
  on('pointerup', startFor)
  on('keydown', (event) => isModifier(event) || startFor(isEnter(event) ? event : NOWHERE))
  on('focusin', (event) => isField(event.target) && startFor(event))
  // This script is the end of the page: somebody may have turned to a field before it came.
  if (isField(document.activeElement)) startFor(NOWHERE)
  if (isThrifty()) return
  let resting: ReturnType<typeof setTimeout> | undefined
  on('pointerover', (event) => {
    clearTimeout(resting)
    if (!isTouch(event) && linkAt(event.target)) resting = setTimeout(startFor, REST_MS, NOWHERE)
  })
}

/**
 * Others on a translated page: Chrome changes the language of the document, and who puts other words in place changes those of the
 * header, as nothing of ours does.
 */
function words(): string {
  return document.documentElement.lang + document.querySelector('header')?.textContent
}

const REST_MS = 100
/** An act that follows no link. */
const NOWHERE = { target: null }

function start(): void {
  const template = appTemplate()
  if (!template) return
  template.content.querySelector('script')?.addEventListener('error', () => tellOfApp('lost'))
  document.head.append(template.content)
}

/** The browser follows such a link by itself, and whatever the app had begun to fetch would be thrown away with the page. */
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

function isEnter(event: Event): boolean {
  return event instanceof KeyboardEvent && event.key === 'Enter'
}

/** Shift pressed three times is the way out. */
function isModifier(event: Event): boolean {
  return event instanceof KeyboardEvent && /^(Shift|Control|Alt|Meta)/.test(event.key)
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}
