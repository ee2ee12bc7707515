import { deskPaths } from '@/admin/desk/desk-paths'
import { Link } from '@/ui/link/Link'

/**
 * Shown after places of care were saved. Saving a place rewrites no page, and of the pages that readers find the desk
 * compares only those of cities: a list of places (of a town, of a province, `/cerca`) changes with the publication
 * alone.
 */
export function PagesBehind() {
  return (
    <p>
      Lo que se publica de un lugar llega a los lectores con la próxima <Link to={deskPaths.publish}>publicación</Link>.
      También puede haber páginas de ciudades por generar.{' '}
      <Link to={deskPaths.publish}>Ver las páginas que cambiaron</Link>
    </p>
  )
}
