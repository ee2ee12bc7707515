import {
  type ColumnDef,
  createPaginatedRowModel,
  createSortedRowModel,
  type RowData,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { compareNames } from '@/cities/names/by-name'
import { thousands } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { ChangingText } from '@/ui/ChangingText'
import { useDebounced } from '@/ui/use-debounced'

/** A column of a table. */
export type DeskColumn<Row> = {
  /** Names the column, also in the address (`?orden=nombre`): lower-case letters and hyphens. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** What the column is sorted by; rows without a value come last. Without it the column cannot be sorted. */
  sortBy?: (row: Row) => string | number | null
  /** Set on the right; on a phone with its header beside it. */
  isNumber?: boolean
  /** The column's part on a phone, where each row is a card: its first line, or none. */
  onPhone?: 'title' | 'hidden'
  /** Shown only where there is plenty of room. */
  isWide?: boolean
}

/** The order and the sheet of a table: parts of a view in the address (`order` and `sheet` of address-view.ts). */
export type TableView = {
  /** `nombre`, or `-nombre` for the reverse order; empty for the order of the rows as they come. */
  order: string
  sheet: number
}

export const FIRST_SHEET: TableView = { order: '', sheet: 1 }

type DataTableProps<Row> = {
  /** Names the table for screen readers. */
  label: string
  /** Must be the same on every render: defined outside the component, or with `useMemo`. */
  columns: readonly DeskColumn<Row>[]
  /** Must be the same on every render for the same rows. */
  rows: readonly Row[]
  idOf: (row: Row) => string
  view: TableView
  onShow: (change: Partial<TableView>) => void
  /** What the rows are: `['lugar', 'lugares']`. Shown with their number, and with `total` where a filter hides some. */
  noun: readonly [one: string, many: string]
  total?: number
  /** Shown in the place of an empty table: what to do. */
  empty: ReactNode
  /** The id of the row that a panel shows. */
  openId?: string | undefined
}

const SHEET_ROWS = 50

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

/**
 * The desk's one table: sorted by its heads, 50 rows a sheet, on a phone a list of cards, on paper whole. Screens filter
 * the rows themselves.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, rows, idOf, view, onShow, noun, total, empty, openId } = props
  const isPrinting = useIsPrinting()
  const top = useRef<HTMLDivElement>(null)
  const defs = useMemo(() => columns.map((column) => columnDef(column)), [columns])
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const sorted = view.order.replace(/^-/, '')
  const isDescending = view.order.startsWith('-')
  const size = isPrinting ? Math.max(1, rows.length) : SHEET_ROWS
  const sheets = Math.max(1, Math.ceil(rows.length / size))
  const sheet = Math.min(isPrinting ? 1 : view.sheet, sheets)
  const table = useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: idOf,
    autoResetPageIndex: false,
    state: {
      sorting: byId.get(sorted)?.sortBy ? [{ id: sorted, desc: isDescending }] : [],
      pagination: { pageIndex: sheet - 1, pageSize: size },
    },
  })
  const shown = table.getRowModel().rows.map(({ id, original }) => ({ id, row: original }))
  const sortable = columns.filter(({ sortBy }) => sortBy)
  const showSheet = (next: number) => {
    onShow({ sheet: next })
    top.current?.scrollIntoView()
    top.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={top} tabIndex={-1} className="desk-table">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <TableCount noun={noun} count={rows.length} total={total} />
        {sortable.length > 0 && rows.length > 1 && (
          <label className="desk-table-order min-w-0 max-w-full">
            Ordenar por{' '}
            <select
              value={view.order}
              className="min-h-11 max-w-full px-2"
              onChange={(event) => onShow({ order: event.target.value, sheet: 1 })}
            >
              <option value="">Orden inicial</option>
              {sortable.map(({ id, header }) => (
                <Fragment key={id}>
                  <option value={id}>{header}</option>
                  <option value={`-${id}`}>{header}, al revés</option>
                </Fragment>
              ))}
            </select>
          </label>
        )}
      </div>
      {rows.length === 0 ? (
        <div className="rounded-md border border-line bg-raised p-4">{empty}</div>
      ) : (
        <table aria-label={label} aria-rowcount={rows.length + 1}>
          <thead>
            <tr>
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} view={view} onShow={onShow} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, row }) => (
              <tr key={id} aria-current={id === openId || undefined}>
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {sheets > 1 && (
        <nav aria-label={`Hojas de ${label}`} className="mt-3 flex flex-wrap items-center gap-3 print:hidden">
          <Button variant="secondary" disabled={sheet === 1} onClick={() => showSheet(sheet - 1)}>
            Anterior
          </Button>
          <span className="tabular-nums">
            {thousands((sheet - 1) * size + 1)}–{thousands((sheet - 1) * size + shown.length)} de{' '}
            {thousands(rows.length)}
          </span>
          <Button variant="secondary" disabled={sheet === sheets} onClick={() => showSheet(sheet + 1)}>
            Siguiente
          </Button>
        </nav>
      )}
    </div>
  )
}

function columnDef<Row extends RowData>({ id, sortBy }: DeskColumn<Row>): ColumnDef<typeof features, Row> {
  return {
    id,
    accessorFn: (row) => sortBy?.(row) ?? undefined,
    enableSorting: sortBy !== undefined,
    sortUndefined: 'last',
    sortFn: (a, b) => compareValues(a.getValue(id), b.getValue(id)),
  }
}

/**
 * Returns the rows in an order of the table (`TableView.order`), as the table itself sorts them: for what goes through the
 * rows beside it. Equal rows stay as they come, and those without a value are last either way.
 */
export function inOrder<Row>(rows: readonly Row[], columns: readonly DeskColumn<Row>[], order: string): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === order.replace(/^-/, ''))?.sortBy
  if (!sortBy) return rows
  const sign = order.startsWith('-') ? -1 : 1
  const valued = rows.map((row) => ({ row, value: sortBy(row) }))
  return valued
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      return sign * compareValues(a.value, b.value)
    })
    .map(({ row }) => row)
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return compareNames(String(a), String(b))
}

type ColumnHeadProps<Row> = { column: DeskColumn<Row>; view: TableView; onShow: (change: Partial<TableView>) => void }

/** A head that sorts: first one way, then the other. */
function ColumnHead<Row>({ column, view, onShow }: ColumnHeadProps<Row>) {
  const { id, header, sortBy } = column
  const direction = view.order === id ? 'ascending' : view.order === `-${id}` ? 'descending' : undefined
  return (
    <th scope="col" aria-sort={direction} className={classOf(column)}>
      {sortBy ? (
        <button type="button" onClick={() => onShow({ order: direction === 'ascending' ? `-${id}` : id, sheet: 1 })}>
          {header}
          <span aria-hidden="true">{direction === undefined ? '' : direction === 'ascending' ? ' ↑' : ' ↓'}</span>
        </button>
      ) : (
        header
      )}
    </th>
  )
}

function Cell<Row>({ column, row }: { column: DeskColumn<Row>; row: Row }) {
  const content = column.cell(row)
  if (column.onPhone === 'title')
    return (
      <th scope="row" className={classOf(column)}>
        {content}
      </th>
    )
  return (
    <td className={classOf(column)} data-label={column.isNumber ? column.header : undefined}>
      {content}
    </td>
  )
}

function classOf<Row>({ isNumber, onPhone, isWide }: DeskColumn<Row>): string | undefined {
  const names = [
    isNumber && 'desk-table-number',
    onPhone === 'hidden' && 'desk-table-no-phone',
    isWide && 'desk-table-wide',
  ].filter(Boolean)
  return names.length > 0 ? names.join(' ') : undefined
}

type TableCountProps = { noun: readonly [string, string]; count: number; total: number | undefined }

const PAUSE_MS = 500

/** Says how many rows there are, once the typing in a filter pauses: a screen reader would announce every key. */
function TableCount({ noun: [one, many], count, total = count }: TableCountProps) {
  const text =
    count === total
      ? `${thousands(count)} ${count === 1 ? one : many}`
      : `${thousands(count)} de ${thousands(total)} ${total === 1 ? one : many}`
  return (
    <p role="status" className="tabular-nums">
      <ChangingText>{useDebounced(text, PAUSE_MS)}</ChangingText>
    </p>
  )
}

/** Whether the page is being printed: on paper the table has all of its rows. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // The browser takes the picture of the page as soon as the listeners have returned.
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
