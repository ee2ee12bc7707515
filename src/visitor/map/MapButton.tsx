import { useState } from 'react'
import { useBuilt } from '@/built/built'
import { Button } from '@/ui/button/Button'
import { ExternalMark } from '@/ui/ExternalMark'
import { mapEmbedUrl, mapSearchUrl } from './maps'

/** A place on the map, in degrees. */
export type MapPlace = { name: string; latitude: number; longitude: number }

/** Opens the map service in the page, or in a tab of its own. Nothing is asked of it before. */
export function MapButton({ name, latitude, longitude }: MapPlace) {
  // In the build's HTML a press would do nothing: the place is kept, the button comes with what makes it work.
  const built = useBuilt()
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <span className={`noscript:hidden ${built ? 'invisible' : ''}`}>
          <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Cerrar mapa' : 'Abrir mapa: se conecta con Google Maps'}
          </Button>
        </span>
        <a
          href={mapSearchUrl(latitude, longitude)}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-12 items-center gap-2"
        >
          Ver {name} en Google Maps
          <ExternalMark />
        </a>
      </div>
      {open && (
        <>
          <iframe
            title={`Mapa de ${name} en Google Maps`}
            src={mapEmbedUrl(latitude, longitude)}
            referrerPolicy="no-referrer"
            className="h-96 w-full rounded-md border border-line bg-raised print:hidden"
          />
          <p className="text-sm text-ink-soft print:hidden">
            Si el mapa no aparece, revise su conexión o use el enlace «Ver {name} en Google Maps».
          </p>
        </>
      )}
    </>
  )
}
