import { useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { deskPaths } from '@/admin/desk/desk-paths'
import { SidePanel } from '@/admin/desk/SidePanel'
import { FacilityEditor } from '@/admin/facilities/editing/FacilityEditor'
import { PagesNaming } from '@/admin/facilities/pages-naming'
import { Link } from '@/ui/link/Link'
import { kindText } from '@/visitor/care/facility-words'
import type { FacilityRow } from './facility-view'

/** Goes along to the address of a facility that was just added. */
const ADDED = 'added'

/**
 * `/admin/centros/{id}` and `/admin/centros/nuevo`: one facility, beside the list. `found`: the rows of the list, in the
 * order in which it shows them.
 */
export function FacilityPanel({ rows, found }: { rows: readonly FacilityRow[]; found: readonly FacilityRow[] }) {
  const { id = '' } = useParams()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const toList = useRef<HTMLAnchorElement>(null)
  const isNew = deskPaths.facility(id) === deskPaths.newFacility
  const row = rows.find(({ entry }) => entry.id === id)
  const at = found.findIndex(({ entry }) => entry.id === id)
  const [before, after] = [found[at - 1], at === -1 ? found[0] : found[at + 1]]
  return (
    <SidePanel
      key={id}
      title={isNew ? 'Agregar un lugar' : (row?.entry.name ?? 'Lugar del registro')}
      // By its link: what is typed and not saved is asked about where a link is followed.
      onClose={() => toList.current?.click()}
    >
      <p className="flex flex-wrap gap-x-4">
        <Link ref={toList} to={`${deskPaths.facilities}${search}`}>
          Volver a la lista
        </Link>
        {before && <Link to={`${deskPaths.facility(before.entry.id)}${search}`}>Anterior</Link>}
        {after && !isNew && <Link to={`${deskPaths.facility(after.entry.id)}${search}`}>Siguiente</Link>}
      </p>
      {row && (
        <div className="mt-2 space-y-2">
          <p className="text-ink-soft">
            {row.town}, {row.province}. {kindText(row.facility)}
          </p>
          <PagesNaming naming={row.naming} />
        </div>
      )}
      <FacilityEditor
        key={id}
        id={isNew ? undefined : id}
        town={new URLSearchParams(search).get('ciudad') ?? ''}
        isJustAdded={state === ADDED}
        // It opens at its own address, where the form still has to show that it was saved.
        onSaved={(saved) =>
          isNew && void navigate(`${deskPaths.facility(saved.id)}${search}`, { replace: true, state: ADDED })
        }
      />
    </SidePanel>
  )
}
