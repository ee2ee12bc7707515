import { deskPaths } from '@/admin/desk/desk-paths'
import { Link } from '@/ui/Link'

/** The way on after places were saved: saving one writes no page anew. */
export function PagesBehind() {
  return (
    <p>
      Las páginas que lo nombran pueden decir todavía lo de antes.{' '}
      <Link to={deskPaths.changedDrafts}>Ver las páginas que cambiaron</Link>
    </p>
  )
}
