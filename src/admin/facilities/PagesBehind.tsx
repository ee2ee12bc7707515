import { deskPaths } from '@/admin/desk/desk-paths'
import { Link } from '@/ui/Link'

/** The way on after places were saved: saving one writes no page anew. */
export function PagesBehind() {
  return (
    <p>
      Puede haber páginas que digan todavía lo de antes.{' '}
      <Link to={deskPaths.changedDrafts}>Ver las páginas que cambiaron</Link>
    </p>
  )
}
