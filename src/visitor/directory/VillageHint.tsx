import { paths } from '@/paths'
import { Link } from '@/ui/Link'

/**
 * Where a town was not found: of a village with nothing but a health post the list of cities does not know, while `/cerca` looks through
 * every place of care.
 */
export function VillageHint() {
  return (
    <p>
      ¿Busca un pueblo o una parroquia? Escriba su nombre en <Link to={paths.nearby}>Cerca de mí</Link>.
    </p>
  )
}
