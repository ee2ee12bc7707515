import { counted, thousands } from '@/generator/spanish'
import { ChangingText } from '@/ui/ChangingText'
import { Link } from '@/ui/link/Link'
import { TapLink } from '@/ui/link/TapLink'
import { type OtherRunSeen, oneRun, RUN_SCREENS, type RunLocation, type RunNotice, useOneRun } from './one-run'

/** Shown in the desk's header on every screen: a run that goes on, is paused, or was left in the middle. */
export function RunBanner() {
  const seen = useOneRun()
  if (!seen) return null
  const { notice, location } = seen
  return (
    <div className="border-t border-brand-ink/40 py-2">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-semibold tabular-nums">
          <ChangingText>{bannerText(notice, location)}</ChangingText>
        </span>
        {location !== 'elsewhere' && (
          <Link to={RUN_SCREENS[notice.kind]} className={LINK}>
            {location === 'left' ? 'Continuar donde quedó' : 'Ver la generación'}
          </Link>
        )}
        {location === 'left' && (
          <button type="button" onClick={oneRun.forget} className={LINK}>
            Quitar este aviso
          </button>
        )}
      </p>
    </div>
  )
}

const LINK = 'inline-flex min-h-11 items-center text-brand-ink underline visited:text-brand-ink'

/** Returns what the banner says about a run: how far it is, and whether it is in another tab. */
export function bannerText(notice: RunNotice, location: RunLocation): string {
  const { phase, done, total } = notice
  const far = `${thousands(done)} de ${counted(total, 'página', 'páginas')}`
  if (location === 'left') return `Una generación quedó a medias: ${far}. Lo escrito está guardado.`
  const where = location === 'elsewhere' ? ' en otra pestaña' : ''
  return phase === 'paused' ? `Generación en pausa${where}: ${far}` : `Generando${where}: ${far}`
}

/** Says why nothing can be generated here at the moment. */
export function OtherRun({ notice, location }: OtherRunSeen) {
  return (
    <p role="status" className="flex max-w-measure flex-wrap items-center gap-x-4 font-semibold">
      {location === 'elsewhere'
        ? 'Hay una generación en otra pestaña de este navegador. Aquí se podrá cuando termine, o cuando se cierre esa pestaña.'
        : 'Ya hay una generación en esta pestaña, en otra pantalla. Aquí se podrá cuando termine.'}
      {location === 'here' && <TapLink to={RUN_SCREENS[notice.kind]}>Ver la generación</TapLink>}
    </p>
  )
}
