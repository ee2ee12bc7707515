import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { idOf, reveal } from '@/built/closed-parts'
import { useBuilt } from '@/built/static'
import { pressedLink } from './FollowLinks'

/**
 * Scrolls a new page to its top, or to the section that its address names, and moves the focus to that section. A link
 * within the page does the same, and Back gives the focus back to that link: the keyboard and screen readers go on from
 * the focus, not from where the browser has scrolled. Scrolling on Back and Forward is left to the browser, and so is
 * that of a built page which the app takes over: its reader may have read on from where the address led.
 */
export function ScrollOnNavigation() {
  const location = useLocation()
  const { pathname, hash } = location
  const type = useNavigationType()
  const built = useBuilt()
  const [first] = useState(location)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls once for each new page, whatever else changes
  useEffect(() => {
    if (built && location === first) return
    if (hash !== '') return whenPresent(idOf(hash), readOnFrom)
    if (type !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname])
  useEffect(() => {
    document.addEventListener('click', readOnAtAnchor)
    window.addEventListener('popstate', comeBack)
    return () => {
      document.removeEventListener('click', readOnAtAnchor)
      window.removeEventListener('popstate', comeBack)
    }
  }, [])
  return null
}

/** The link within the page that was followed last; undefined once Back has returned to it. */
let left: HTMLAnchorElement | undefined

function readOnAtAnchor(event: MouseEvent): void {
  const link = pressedLink(event)
  const place = link?.matches('[href^="#"]') && document.getElementById(idOf(link.hash))
  if (!place) return
  left = link
  readOnFrom(place)
}

function comeBack(): void {
  // Browsers report the way to an anchor like the way back.
  if (left?.hash === window.location.hash) return
  left?.focus({ preventScroll: true })
  left = undefined
}

/**
 * Scrolls to the target and focuses it, or the heading of the section that it is. After a link within the page the
 * browser does both itself, but in the next frame it centres what it focused, or drops the focus where the target
 * cannot take it. This function waits two frames to act after that, and does nothing if the reader has gone back
 * meanwhile.
 */
function readOnFrom(target: Element): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      if (idOf(window.location.hash) !== target.id) return
      reveal(target)
      target.scrollIntoView()
      const place = target.matches('a, button, input, [tabindex]') ? target : target.querySelector('h2')
      if (place instanceof HTMLElement) place.focus({ preventScroll: true })
    })
  })
}

/**
 * Calls `act` with the element of this id, waiting for it if it is not there yet: a page's sections may appear only
 * once its data has arrived. The wait ends after `LONGEST_WAIT_MS`, or as soon as the reader scrolls, touches or types.
 * Returns a function that stops the wait; undefined when there was none.
 */
function whenPresent(id: string, act: (target: Element) => void): (() => void) | undefined {
  const present = document.getElementById(id)
  if (present) {
    act(present)
    return
  }
  const observer = new MutationObserver(() => {
    const found = document.getElementById(id)
    if (!found) return
    stop()
    act(found)
  })
  const timer = setTimeout(() => stop(), LONGEST_WAIT_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of READER_MOVES) window.removeEventListener(event, stop)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  for (const event of READER_MOVES) window.addEventListener(event, stop, { passive: true })
  return stop
}

const LONGEST_WAIT_MS = 10_000
const READER_MOVES = ['wheel', 'touchstart', 'keydown']
