import { useState } from 'react'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import { Button } from '@/ui/Button'
import { ExternalMark } from '@/ui/ExternalMark'
import { LocatorMap } from './LocatorMap'
import { mapEmbedUrl, mapSearchUrl } from './maps'

/** Our own drawing first; the map service is asked only when the reader says so. */
export function MapOnDemand({ city }: { city: City }) {
  const [open, setOpen] = useState(false)
  const { latitude, longitude } = city
  if (latitude === null || longitude === null) return null
  const name = displayName(city)
  return (
    <div className="max-w-measure space-y-3 pt-2">
      <h3>Dónde está {name}</h3>
      <p>
        {name} está en la provincia de {realProvince(city.province)}, en la región {city.region} del Ecuador.
      </p>
      <LocatorMap name={name} latitude={latitude} longitude={longitude} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Cerrar mapa' : 'Abrir mapa: se conecta con Google Maps'}
        </Button>
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
    </div>
  )
}
