import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { useSetupWarnings } from '@/admin/deployment/SetupWarnings'
import { deskPaths } from '@/admin/desk/desk-paths'
import { namingOf } from '@/admin/facilities/pages-naming'
import { usePending } from '@/admin/publication/pending-pages'
import { usePublications } from '@/admin/publication/use-publications'
import { useRelease } from '@/admin/publication/use-release'
import type { City } from '@/cities/city'
import { isToConfirm } from '@/cities/facility'
import { cityQueries } from '@/data/cities'
import { counted } from '@/generator/spanish'
import { LinkButton } from '@/ui/button/LinkButton'
import { exported, lazily } from '@/ui/lazily'
import { Task } from './Task'

/** The tasks of the day: each a number, what it counts, and the one thing to do about it. */
export function TaskCards() {
  return (
    <ul className="task-cards">
      <ToConfirm />
      <ToPublish />
      <Suspense>
        <Unsigned />
      </Suspense>
      <Wrong />
    </ul>
  )
}

// Loaded lazily: it brings all the texts of the site with it.
const Unsigned = lazily(() => exported('Unsigned', import('./Unsigned')))

/** Places to confirm. Those to which some page sends a reader before any other come first. */
function ToConfirm() {
  const { data: cities, isLoadingError } = useQuery(cityQueries.withFacilities())
  const counts = useMemo(() => cities && countToConfirm(cities), [cities])
  return (
    <Task
      heading="Lugares por confirmar"
      count={counts?.all}
      isUnread={isLoadingError}
      action={<LinkButton to={deskPaths.calls}>Empezar a llamar</LinkButton>}
    >
      {counts?.all === 0
        ? 'Todos los lugares están confirmados.'
        : `${counted(counts?.first ?? 0, 'es el primero al que envía', 'son los primeros a los que envía')} alguna página.`}
    </Task>
  )
}

/** Counts the open places to confirm, and those among them that are the first place of the answer in some town. */
function countToConfirm(cities: readonly City[]): { all: number; first: number } {
  const open = cities.flatMap(({ facilities }) =>
    facilities.filter((facility) => isToConfirm(facility) && facility.status !== 'closed'),
  )
  return { all: open.length, first: open.filter(({ id }) => namingOf(cities, id).first.length > 0).length }
}

/** Pages whose words readers do not have yet. */
function ToPublish() {
  const { read } = useRelease()
  const pending = usePending()
  const isUnread = read.state === 'unread' || pending.isUnread
  const isUnknown = ['missing', 'other', 'broken'].includes(read.state)
  const count = pending.pages?.length
  return (
    <Task
      heading="Cambios que los lectores no ven"
      count={isUnknown ? null : count}
      isUnread={isUnread}
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

/** What is not as it should be, with where it is mended. */
function Wrong() {
  const warnings = useSetupWarnings()
  const { requests } = usePublications()
  const last = requests?.[0]?.became
  const failed = last === 'failed' || last === 'unanswered'
  const count = warnings.length + (failed ? 1 : 0)
  return (
    <Task
      heading="Lo que está mal"
      count={count}
      action={
        <LinkButton variant="secondary" to={failed ? deskPaths.publish : deskPaths.settings}>
          {failed ? 'Ver la publicación' : 'Ver qué falta'}
        </LinkButton>
      }
    >
      {failed && <p className="font-semibold">La última publicación falló: los lectores siguen viendo la anterior.</p>}
      {warnings.length > 0 && <p>{counted(warnings.length, 'aviso', 'avisos')} antes de publicar.</p>}
      {count === 0 && <p>Nada.</p>}
    </Task>
  )
}
