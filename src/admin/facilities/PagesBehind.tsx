import { deskPaths } from '@/admin/desk/desk-paths'
import { Link } from '@/ui/Link'

/** Shown after places of care were saved: a link to the changed pages, because saving a place rewrites no page. */
export function PagesBehind() {
  return (
    <p>
      Puede haber páginas que digan todavía lo de antes.{' '}
      <Link to={deskPaths.changedDrafts}>Ver las páginas que cambiaron</Link>
    </p>
  )
}
