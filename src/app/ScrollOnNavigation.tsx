import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { idOf, reveal } from '@/built/reveal'
import { useBuilt } from '@/built/use-built'
import { pressedLink } from './pressed-link'

/**
 * A new page begins at its top, or at the section its address names, and reading goes on from there, as it does after a link within
 * the page. Back and forward stay the browser's, and so is a built page that the app takes over: its reader has read on from where
 * the address led.
 */
export function ScrollOnNavigation() {
  const location = useLocation()
  const { pathname, hash } = location
  const type = useNavigationType()
  const built = useBuilt()
  const [first] = useState(location)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what moves us, not how it was reached
  useEffect(() => {
    if (built && location === first) return
    if (hash !== '') return whenPresent(idOf(hash), readOnFrom)
    if (type !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname])
  useEffect(() => {
    document.addEventListener('click', readOnAtAnchor)
    return () => document.removeEventListener('click', readOnAtAnchor)
  }, [])
  return null
}

function readOnAtAnchor(event: MouseEvent): void {
  const link = pressedLink(event)
  const place = link?.matches('[href^="#"]') && document.getElementById(idOf(link.hash))
  if (place) readOnFrom(place)
}

/**
 * To the target, and the focus with it: to itself, or to the heading of a section. After a link within the page the browser
 * does both, but in the next frame it centres what it focused, or drops the focus where nothing can take it: ours comes after.
 */
function readOnFrom(target: Element): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      reveal(target)
      target.scrollIntoView()
      const place = target.matches('a, button, input, [tabindex]') ? target : target.querySelector('h2')
      if (place instanceof HTMLElement) place.focus({ preventScroll: true })
    })
  })
}

/** A page's sections may come after its data: wait for the one asked for, but not for ever, nor against the reader. */
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
