/** The buttons that open a map in the page (MapButton.tsx), and close it. Nothing is asked of the map service before. */
export function openMaps(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-map]')
    if (!button) return
    const isOpen = button.getAttribute('aria-expanded') === 'true'
    button.setAttribute('aria-expanded', String(!isOpen))
    const place = document.getElementById(button.getAttribute('aria-controls') ?? '')
    if (!place) return
    place.hidden = isOpen
    place.querySelector('iframe')?.remove()
    if (!isOpen) place.prepend(frameOf(button.dataset))
  })
}

function frameOf({ map = '', title = '' }: DOMStringMap): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.referrerPolicy = 'no-referrer'
  frame.src = map
  return frame
}
