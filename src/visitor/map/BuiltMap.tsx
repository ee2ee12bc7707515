import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { MapButton, type MapPlace } from './MapButton'

/** In a page that came built, the map's button is the one part that answers to a click: it is drawn again, and works. */
export function BuiltMap() {
  const [drawn, setDrawn] = useState<{ element: HTMLElement; place: MapPlace }>()
  useLayoutEffect(() => {
    const element = document.querySelector<HTMLElement>('[data-map]')
    if (!element) return
    const { map = '', latitude, longitude } = element.dataset
    element.replaceChildren()
    setDrawn({ element, place: { name: map, latitude: Number(latitude), longitude: Number(longitude) } })
  }, [])
  return drawn && createPortal(<MapButton {...drawn.place} />, drawn.element)
}
