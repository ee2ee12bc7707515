import { paths } from '@/paths'
import { Link } from '@/ui/link/Link'

/**
 * Shown where a town was not found. The list of cities does not know a village that has only a health post, while
 * `/cerca` searches every place of care.
 */
export function VillageHint() {
  return (
    <p>
      ¿Busca un pueblo o una parroquia? Escríbalo en <Link to={paths.nearby}>Cerca de mí</Link>.
    </p>
  )
}
