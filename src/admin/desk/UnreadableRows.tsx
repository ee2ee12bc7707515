import { useSyncExternalStore } from 'react'
import { unreadableRows } from '@/data/request/select'
import { Callout } from '@/ui/Callout'

/** Names the rows that the lists of the desk had to leave out, because the database accepted what nobody can read. */
export function UnreadableRows() {
  const rows = useSyncExternalStore(unreadableRows.subscribe, unreadableRows.get)
  if (rows.length === 0) return null
  return (
    <Callout tone="warning" heading="Hay filas que no se pudieron leer">
      <p>
        Las listas se muestran sin ellas. Avise a quien cuida la base de datos, con estos identificadores; lo demás se
        puede usar.
      </p>
      <ul className="list-disc pl-5">
        {rows.map(({ id, cause }) => (
          <li key={`${id} ${cause}`} className="break-words">
            {id}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
