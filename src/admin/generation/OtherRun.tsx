import { type OtherRunSeen, RUN_SCREENS } from '@/admin/running/one-run'
import { TapLink } from '@/ui/link/TapLink'

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
