import { paths } from '@/paths'
import { Link } from '@/ui/link/Link'

/** Shown where a search found nothing, because some readers write what they feel into the field for the city. */
export function AlarmSignsHint() {
  return (
    <p>
      Si algo le asusta ahora, vaya a las <Link to={`${paths.care}#senales-de-alarma`}>señales de alarma</Link>.
    </p>
  )
}
