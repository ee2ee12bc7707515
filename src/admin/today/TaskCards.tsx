import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { deskPaths } from '@/admin/desk/desk-paths'
import { ReadFailedAgain } from '@/admin/desk/reading/ReadFailedAgain'
import { namingOf } from '@/admin/facilities/pages-naming'
import { usePending } from '@/admin/publication/pending-pages'
import { useRelease } from '@/admin/publication/use-release'
import type { City } from '@/cities/city'
import { isToConfirm } from '@/cities/facility'
import { cityQueries } from '@/data/cities'
import { counted, thousands } from '@/generator/spanish'
import { LinkButton } from '@/ui/button/LinkButton'
import { Link } from '@/ui/link/Link'
import { LoadingText } from '@/ui/waiting/SlowFallback'
import { useReviewDue, useWrongThings } from './wrong-things'

/** The tasks of the day: each a number, what it counts, and the one thing to do about it. */
export function TaskCards() {
  return (
    <ul className="task-cards">
      <ToConfirm />
      <ToPublish />
      <Unsigned />
      <Wrong />
    </ul>
  )
}

type TaskProps = {
  heading: string
  /** Undefined while it is counted, null where nobody can tell. */
  count: number | null | undefined
  /** It could not be counted. */
  isUnread?: boolean
  /** Whether a line says that it is being counted, in the place of `children`. */
  isCounting?: boolean
  /** What there is to do, or that there is nothing. */
  children: ReactNode
  action?: ReactNode
}

function Task({ heading, count, isUnread = false, isCounting = count === undefined, children, action }: TaskProps) {
  return (
    <li className="desk-card">
      <h2 className="text-base">{heading}</h2>
      <p className="task-count">{countText(count, isUnread)}</p>
      <div role="status" className="text-sm">
        {isUnread ? 'No se pudo contar.' : isCounting ? <LoadingText text="Contando…" what="este número" /> : children}
      </div>
      {(isUnread || action) && <p>{isUnread ? <ReadFailedAgain /> : action}</p>}
    </li>
  )
}

function countText(count: TaskProps['count'], isUnread: boolean): string {
  if (isUnread || count === null) return '—'
  return count === undefined ? '…' : thousands(count)
}

/** Places to confirm. No page sends a reader to one of them before it is confirmed: what some page waits for is counted. */
function ToConfirm() {
  const { data: cities, isLoadingError } = useQuery(cityQueries.withFacilities())
  const counts = useMemo(() => cities && countToConfirm(cities), [cities])
  return (
    <Task
      heading="Lugares por confirmar"
      count={counts?.all}
      isUnread={isLoadingError}
      action={
        counts?.places === 0 ? (
          <LinkButton to={deskPaths.import}>Importar una lista</LinkButton>
        ) : (
          <LinkButton to={deskPaths.calls}>Empezar a llamar</LinkButton>
        )
      }
    >
      {counts && toConfirmText(counts)}
    </Task>
  )
}

type Counts = { places: number; all: number; awaited: number }

function toConfirmText({ places, all, awaited }: Counts): string {
  if (places === 0) return 'Todavía no hay lugares.'
  if (all === 0) return 'Todos los lugares están confirmados.'
  if (awaited === 0) return 'Ninguno sería el primero al que envía una página.'
  return `${counted(awaited, 'sería el primero al que envía', 'serían los primeros a los que envía')} alguna página.`
}

/** Counts the open places to confirm, and those among them that might be the first place of an answer once confirmed. */
function countToConfirm(cities: readonly City[]): Counts {
  const places = cities.flatMap(({ facilities }) => facilities)
  const open = places.filter((facility) => isToConfirm(facility) && facility.status !== 'closed')
  return {
    places: places.length,
    all: open.length,
    awaited: open.filter(({ id }) => namingOf(cities, id).onceConfirmed.length > 0).length,
  }
}

/** Pages whose words readers do not have yet. */
function ToPublish() {
  const { read } = useRelease()
  const pending = usePending()
  const isUnknown = ['missing', 'other', 'broken'].includes(read.state)
  const count = pending.pages?.length
  return (
    <Task
      heading="Cambios que los lectores no ven"
      count={isUnknown ? null : count}
      isUnread={read.state === 'unread' || pending.isUnread}
      action={
        <LinkButton variant="secondary" to={deskPaths.publish}>
          Revisar y publicar
        </LinkButton>
      }
    >
      {isUnknown
        ? 'El sitio no dice qué publicó: publíquelo una vez.'
        : count === 0
          ? 'Los lectores ya ven lo último de cada página.'
          : 'páginas dirán otra cosa cuando se publiquen.'}
    </Task>
  )
}

/** Parts of the texts that no professional has signed as they are now, or has to sign again. */
function Unsigned() {
  const { data: due, isError } = useReviewDue()
  return (
    <Task
      heading="Partes por firmar"
      count={due?.unsigned}
      isUnread={isError && !due}
      action={
        <LinkButton variant="secondary" to={deskPaths.review}>
          Pedir firma
        </LinkButton>
      }
    >
      {due?.unsigned === 0 ? 'Todo está firmado.' : 'de los textos esperan a un profesional.'}
    </Task>
  )
}

/** What is not as it should be: each thing by its name as soon as it is found, leading to where it is mended. */
function Wrong() {
  const { things, isReading, isUnread } = useWrongThings()
  return (
    <Task
      heading="Lo que está mal"
      count={things.length || (isUnread ? null : isReading ? undefined : 0)}
      isCounting={false}
      action={isUnread && <ReadFailedAgain />}
    >
      {things.length > 0 && (
        <ul className="wrong-things">
          {things.map(({ name, to }) => (
            <li key={name}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      {isUnread ? (
        'No se pudo leer todo: puede faltar algo.'
      ) : isReading ? (
        <LoadingText text="Buscando…" what="todo lo que puede estar mal" />
      ) : (
        things.length === 0 && 'Nada.'
      )}
    </Task>
  )
}
