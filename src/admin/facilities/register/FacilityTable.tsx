import type { ReactNode } from 'react'
import { deskPaths } from '@/admin/desk/desk-paths'
import { useFromTheTop } from '@/admin/desk/list/use-from-the-top'
import { CONFIDENCE_LABELS, STATUS_LABELS } from '@/admin/facilities/facility-words'
import { Badge } from '@/ui/Badge'
import { Link } from '@/ui/link/Link'
import { kindText } from '@/visitor/care/facility-words'
import { longDate } from '@/visitor/city/long-date'
import type { FacilityRow } from './facility-view'

/**
 * A table with one row per facility, whose name links to its form. `view` identifies the part of the register that is
 * shown; when it changes, the table scrolls back to the top.
 */
export function FacilityTable({ view, rows }: { view: string; rows: readonly FacilityRow[] }) {
  const box = useFromTheTop(view)
  return (
    // The box scrolls inside itself. Its links can take the focus, so the keyboard scrolls it, too.
    <section ref={box} aria-label="Lugares" className="mt-3 max-h-[75vh] overflow-auto rounded-md border border-line">
      <table className="w-full border-collapse text-sm">
        <thead className="sticky top-0 z-10 bg-raised text-left">
          <tr>
            {['Lugar', 'Tipo', 'Estado', 'Confianza', 'Última revisión'].map((label) => (
              <th key={label} scope="col" className="whitespace-nowrap border-b border-line px-2 py-3">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FacilityLine key={row.entry.id} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function FacilityLine({ row: { entry, facility, town, province, isOverdue, need } }: { row: FacilityRow }) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="min-w-52 px-2 py-2 text-left font-semibold leading-tight">
        <Link to={deskPaths.facility(entry.id)} className="inline-block py-1">
          {entry.name}
        </Link>
        <span className="block font-normal text-ink-soft">
          {town}, {province}
        </span>
        {need === 0 && (
          <span className="mt-1 block font-normal">
            <Badge tone="red">Ciudad sin emergencias</Badge>
          </span>
        )}
      </th>
      <Data>{kindText(facility)}</Data>
      <Data>
        {entry.status === 'open' ? (
          STATUS_LABELS.open
        ) : (
          <Badge tone={entry.status === 'closed' ? 'neutral' : 'yellow'}>{STATUS_LABELS[entry.status]}</Badge>
        )}
      </Data>
      <Data>
        <Badge tone={CONFIDENCE_TONES[entry.confidence]}>{CONFIDENCE_LABELS[entry.confidence]}</Badge>
      </Data>
      <Data>
        {longDate(entry.checkedOn)}
        {isOverdue && (
          <span className="mt-1 block">
            <Badge tone="yellow">Vencida</Badge>
          </span>
        )}
      </Data>
    </tr>
  )
}

const CONFIDENCE_TONES = { confirmed: 'green', official: 'neutral', press: 'neutral', weak: 'yellow' } as const

function Data({ children }: { children: ReactNode }) {
  return <td className="px-2 py-2">{children}</td>
}
