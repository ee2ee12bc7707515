import { dateTime } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { ReadFailedAgain } from '@/admin/desk/reading/ReadFailedAgain'
import { counted, thousands } from '@/generator/spanish'
import { Link } from '@/ui/link/Link'
import { type Pending, usePending } from './pending-pages'
import { cityPageCount, type Release } from './release'
import { useFacilitiesToConfirm } from './use-facilities-to-confirm'
import { type ReleaseState, useRelease } from './use-release'

/** Says what readers find now, and what has not reached them yet. */
export function OnTheSite() {
  const { read } = useRelease()
  if (read.state === 'known') return <Sentence release={read.release} />
  return (
    <div role="status" className="max-w-measure space-y-2">
      <p>{WORDS[read.state]}</p>
      {read.state === 'unread' && <ReadFailedAgain />}
    </div>
  )
}

/** «En el sitio: 444 páginas, publicadas el …; 26 páginas esperan publicación; 3 lugares por confirmar.» */
function Sentence({ release }: { release: Release }) {
  const pending = usePending()
  const toConfirm = useFacilitiesToConfirm()
  const isCounting = !(pending.pages || pending.isUnread) || !(toConfirm.count !== undefined || toConfirm.isUnread)
  return (
    <div className="max-w-measure space-y-2">
      <p className="sm:text-lg">
        En el sitio: {thousands(cityPageCount(release))} páginas, publicadas el {dateTime(release.builtAt)};{' '}
        <Link to={deskPaths.publish}>{pendingText(pending)}</Link>;{' '}
        <Link to={`${deskPaths.facilities}?confirmar=si`}>{toConfirmText(toConfirm)}</Link>.
      </p>
      {(pending.isUnread || toConfirm.isUnread) && <ReadFailedAgain />}
      {/* The counts arrive one after the other; a screen reader announces them together. */}
      <p role="status" className="sr-only">
        {isCounting ? '' : `${pendingText(pending)}; ${toConfirmText(toConfirm)}.`}
      </p>
    </div>
  )
}

function pendingText({ pages, isUnread }: Pending): string {
  if (pages?.length === 0) return 'los lectores ya ven lo último de cada una'
  if (pages) return counted(pages.length, 'página espera publicación', 'páginas esperan publicación')
  return isUnread ? 'no se pudieron contar las que esperan' : 'contando las que esperan'
}

function toConfirmText({ count, isUnread }: ReturnType<typeof useFacilitiesToConfirm>): string {
  if (count !== undefined) return counted(count, 'lugar por confirmar', 'lugares por confirmar')
  return isUnread ? 'no se pudieron contar los lugares por confirmar' : 'contando los lugares por confirmar'
}

/** The text for each state in which the release on the site is not known. */
const WORDS = {
  loading: 'Leyendo qué hay en el sitio…',
  unread: 'No se pudo leer qué hay en el sitio: no responde. Hasta saberlo, no dé nada por publicado.',
  missing:
    'Este sitio no dice qué publicó (no tiene /release.json): se compiló antes de que existiera, o se lee sin compilar. Publíquelo una vez y aquí se verá.',
  other:
    'El sitio se publicó con otra versión del programa y esta mesa no entiende su informe. Vuelva a cargar la página; si sigue igual, publique otra vez.',
  broken: 'El informe del sitio (/release.json) está dañado. Hasta que se publique otra vez, no dé nada por publicado.',
} as const satisfies Record<Exclude<ReleaseState['state'], 'known'>, string>
