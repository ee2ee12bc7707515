import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { attendsEmergencies, isToConfirm } from '@/cities/facility'
import type { PlaceNear } from '@/cities/nearby'
import { realProvince } from '@/cities/provinces'
import { paths } from '@/paths'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { DirectionsLink } from '@/visitor/care/DirectionsLink'
import { distanceText, facilityLine, whereText } from '@/visitor/care/facility-words'
import { formatNumber } from '@/visitor/directory/population'
import { PLACE_IDS } from '@/visitor/place/ids'
import { Towns } from './Towns'
import type { NearbyState } from './use-nearby'

type NearbyAnswerProps = Omit<Extract<NearbyState, { name: 'answer' }>, 'name'> & { onChoose: (city: City) => void }

/** The nearest places: first those that attend emergencies, then those of any kind. */
export function NearbyAnswer({ from, nearby, others, onChoose }: NearbyAnswerProps) {
  const where = 'city' in from ? `de ${displayName(from.city)}` : 'de usted'
  return (
    <div className="max-w-measure space-y-6">
      <section className="space-y-3">
        <h2>{`Lo más cerca ${where} para una emergencia`}</h2>
        <p>
          <PhoneLink number="911" tone="emergency">
            Primero llame al 911
          </PhoneLink>
        </p>
        <p className="text-sm text-ink-soft">
          {'city' in from
            ? `Distancias en línea recta desde el centro de ${displayName(from.city)}.`
            : 'Distancias en línea recta desde su ubicación.'}{' '}
          {'accuracyKm' in from && from.accuracyKm >= 1 && (
            <span>{`Su teléfono la sabe con un margen de ${formatNumber(Math.round(from.accuracyKm))} km.`}</span>
          )}
        </p>
        {nearby.emergency.length === 0 ? (
          <p>No conocemos un lugar al que se llegue desde aquí. Llame al 911: le indica adónde ir o envía ayuda.</p>
        ) : (
          <List places={nearby.emergency} />
        )}
      </section>
      <section className="space-y-3">
        <h2>{`Lo más cerca ${where}, de cualquier tipo`}</h2>
        <p className="text-sm">Para una consulta, de día. No atienden emergencias de noche, salvo donde lo dice.</p>
        <List places={nearby.anyKind} saysEmergency />
      </section>
      {others.length > 0 && (
        <section className="space-y-2">
          <h2 className="text-base">¿Buscaba otra?</h2>
          <Towns towns={others} onChoose={onChoose} />
        </section>
      )}
    </div>
  )
}

function List({ places, saysEmergency = false }: { places: readonly PlaceNear[]; saysEmergency?: boolean }) {
  return (
    <ol className="space-y-3">
      {places.map((near) => (
        <Item key={near.place.id} near={near} saysEmergency={saysEmergency} />
      ))}
    </ol>
  )
}

function Item({ near, saysEmergency }: { near: PlaceNear; saysEmergency: boolean }) {
  const { place, city, direction } = near
  const town = { name: displayName(city), province: realProvince(city.province) }
  const distance = distanceText(near)
  const isInTownOnly = place.latitude === null && near.km !== undefined
  return (
    <li className="border-l-4 border-line pl-3">
      <p className="font-semibold leading-snug">{place.name}</p>
      <p className="text-sm">
        <strong>
          {[distance, direction].filter(Boolean).join(' ')}
          {isInTownOnly && ` (hasta el centro de ${town.name})`}
        </strong>
        {distance !== undefined && ' · '}
        {facilityLine(place, undefined)}
      </p>
      {saysEmergency && attendsEmergencies(place) && <p className="text-sm font-semibold">Atiende emergencias</p>}
      {isToConfirm(place) && (
        <p className="text-sm font-semibold">Por confirmar: pregunte en el 911 o el 171 antes de ir.</p>
      )}
      <p className="flex flex-wrap items-center gap-x-6 text-sm print:hidden">
        <DirectionsLink place={place} town={town} />
        <a
          href={`${paths.place(citySlug(city))}#${PLACE_IDS.careInCity}`}
          className="inline-flex min-h-11 items-center"
        >
          {`${whereText(place, city)}, ${town.province}: fuentes`}
        </a>
      </p>
    </li>
  )
}
