import { useQuery } from '@tanstack/react-query'
import { type Facility, isCallKey, shownName } from '@/cities/facility'
import { type FacilitySource, facilityQueries } from '@/data/facilities'
import { ExternalLink } from '@/ui/link/ExternalLink'
import { longDate } from '@/visitor/city/long-date'
import { CHAT_MESSAGES, chatUrl } from '@/visitor/shell/chat/ChatLink'

/**
 * The sources of a facility and the day on which they were read, or the facility was confirmed. Collapsed, because somebody in a hurry does not need
 * them.
 */
export function FacilitySources({ facility }: { facility: Facility }) {
  const { data: sources } = useQuery(facilityQueries.sources())
  const known = facility.sources.flatMap((key) => sources?.get(key) ?? [])
  return (
    <details className="stays-closed text-ink-soft open:basis-full">
      <summary className="min-h-11 py-2.5">
        Fuente y fecha<span className="sr-only">{` de ${shownName(facility)}`}</span>
      </summary>
      {sources === undefined && <p>La fuente se lee con conexión a internet.</p>}
      {known.length > 0 && (
        <ul>
          {known.map((source) => (
            <li key={source.key}>
              <Source source={source} />
            </li>
          ))}
        </ul>
      )}
      <Checked facility={facility} />
      <WrongLink name={shownName(facility)} />
    </details>
  )
}

/** Lets a reader tell us of a mistake, in a message that names the place and nothing else. */
function WrongLink({ name }: { name: string }) {
  const url = chatUrl(CHAT_MESSAGES.wrongPlace(name))
  if (url === undefined) return null
  return (
    <ExternalLink href={url} className="inline-block min-h-11 py-2.5">
      ¿Un dato está mal? Avise por WhatsApp
    </ExternalLink>
  )
}

/** Says what was done on that day: a source that was read does not mean that somebody asked the facility. */
function Checked({ facility: { checkedOn, confidence, sources } }: { facility: Facility }) {
  if (checkedOn === null) return null
  const day = <time dateTime={checkedOn}>{longDate(checkedOn)}</time>
  if (confidence === 'confirmed') return <p>Confirmado el {day}.</p>
  if (sources.some(isCallKey)) return <p>Revisado el {day}.</p>
  return <p>Leímos la fuente el {day}; nadie ha llamado al lugar.</p>
}

function Source({ source: { organization, year, url } }: { source: FacilitySource }) {
  const named = `${organization}, ${year}`
  if (url === null || !isPlainHttps(url)) return named
  return (
    <a href={url} rel="noopener noreferrer">
      {named}
    </a>
  )
}

/**
 * Whether a stored address may be shown as a link: HTTPS, and without the name before an «@» that can pass for the name
 * of another site («https://www.salud.gob.ec@otro.example»).
 */
export function isPlainHttps(address: string): boolean {
  try {
    const { protocol, username, password } = new URL(address)
    return protocol === 'https:' && username === '' && password === ''
  } catch {
    // No address at all.
    return false
  }
}
