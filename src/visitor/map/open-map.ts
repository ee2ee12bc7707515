import { onClick } from '@/built/dom'

/**
 * Makes the buttons work that open and close a map in the page (MapOnDemand.tsx). The map service gets no request before
 * a press.
 */
export function openMaps(): void {
  onClick((clicked) => {
    const button = clicked.closest<HTMLElement>('[data-map]')
    if (!button) return
    const isOpen = button.getAttribute('aria-expanded') === 'true'
    button.setAttribute('aria-expanded', String(!isOpen))
    const frameHolder = document.getElementById(button.getAttribute('aria-controls') ?? '')
    if (!frameHolder) return
    frameHolder.hidden = isOpen
    frameHolder.querySelector('iframe')?.remove()
    if (!isOpen) frameHolder.prepend(frameOf(button.dataset))
  })
}

function frameOf({ map = '', title = '' }: DOMStringMap): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.referrerPolicy = 'no-referrer'
  frame.src = map
  return frame
}
