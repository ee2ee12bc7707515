import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dateTime } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { ChoiceChip } from '@/admin/desk/list/FilterChips'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { isOutcomeUnknown } from '@/admin/desk/reading/error-text'
import { whatToDo } from '@/admin/desk/reading/SaveProblem'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { DataTable, type DeskColumn, FIRST_SHEET } from '@/admin/desk/table/DataTable'
import { FacilityEditor } from '@/admin/facilities/editing/FacilityEditor'
import { CONFIDENCE_LABELS, EMERGENCY_LABELS, STATUS_LABELS } from '@/admin/facilities/facility-words'
import { PagesNaming } from '@/admin/facilities/pages-naming'
import { facilityRows } from '@/admin/facilities/register/facility-view'
import { EditorsOnly } from '@/admin/session/EditorsOnly'
import type { City } from '@/cities/city'
import { attendsEmergencies, type Facility, shownName } from '@/cities/facility'
import { compareNames } from '@/cities/names/by-name'
import { cityQueries } from '@/data/cities'
import { type FacilitySource, facilityQueries } from '@/data/facilities'
import { type FacilityNote, type RegisteredFacility, registerQueries } from '@/data/facility-register'
import { sessionQuery } from '@/data/session'
import { counted } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { Facts } from '@/ui/Facts'
import { kindText } from '@/visitor/care/facility-words'
import { longDate } from '@/visitor/city/long-date'
import { type Call, callQueue } from './call-queue'
import { type CallResult, type MadeCall, nameOf, useCalls } from './use-calls'

/** `/admin/centros/llamadas?provincia=…`: the places to telephone, one after the other. */
export function CallsPage() {
  const session = useQuery(sessionQuery())
  const isEditor = session.data?.isEditor ?? false
  const facilities = useQuery(registerQueries.all())
  const cities = useQuery(cityQueries.withFacilities())
  const sources = useQuery(facilityQueries.sources())
  const notes = useQuery({ ...registerQueries.notes(), enabled: isEditor })
  return (
    <>
      <ScreenHead
        title="Llamadas"
        path={deskPaths.calls}
        back={{ to: deskPaths.facilities, label: 'Todos los lugares' }}
      >
        Un lugar tras otro, primero aquellos a los que una página envía. Lo que se publica es «El establecimiento, por
        teléfono»: nunca quién contestó.
      </ScreenHead>
      {session.data && !isEditor ? (
        <div className="mt-4">
          <EditorsOnly what="las llamadas" />
        </div>
      ) : session.data?.user && facilities.data && cities.data && sources.data && notes.data ? (
        <Calls
          key={session.data.user.id}
          owner={session.data.user.id}
          facilities={facilities.data}
          cities={cities.data}
          sources={sources.data}
          notes={notes.data}
        />
      ) : (
        <Awaited
          queries={[session, facilities, cities, sources, notes]}
          text="Cargando el registro..."
          what="el registro de lugares de atención"
        />
      )}
    </>
  )
}

type CallsProps = {
  /** The id of the editor. */
  owner: string
  facilities: readonly RegisteredFacility[]
  cities: readonly City[]
  sources: ReadonlyMap<string, FacilitySource>
  notes: ReadonlyMap<string, FacilityNote>
}

function Calls({ owner, facilities, cities, sources, notes }: CallsProps) {
  const [now] = useState(() => new Date())
  const [params, setParams] = useSearchParams()
  const { made, answer, noteSaved, sendAgain, drop, undo } = useCalls(sources, owner)
  const queue = useMemo(
    () => callQueue(facilityRows(facilities, cities, now), notes, now),
    [facilities, cities, notes, now],
  )
  const provinces = [...new Set(queue.map(({ row }) => row.province))].sort(compareNames)
  const province = provinces.find((name) => name === params.get('provincia')) ?? ''
  const isMade = new Set(made.map(({ entry }) => entry.id))
  const left = queue.filter((call) => !isMade.has(idOf(call)) && (province === '' || call.row.province === province))
  const [current, ...next] = left
  const last = made.find(({ state, result }) => state === 'saved' && result !== 'changed')
  return (
    <>
      <search className="flex flex-wrap items-center gap-3">
        <ChoiceChip
          label="Provincia"
          value={province}
          choices={provinces.map((name) => [name, name] as const)}
          onChoose={(name) => setParams(name === '' ? {} : { provincia: name }, { replace: true })}
        />
        <Button variant="secondary" onClick={() => window.print()}>
          Imprimir la lista
        </Button>
      </search>
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] print:hidden">
        {current ? (
          <CallCard
            key={idOf(current)}
            call={current}
            sources={sources}
            isFirst={made.length === 0}
            onAnswer={(result) => answer(current, result)}
            onSaved={(saved) => noteSaved(current, saved)}
            onUndo={() => last && undo(last)}
          />
        ) : (
          <p className="rounded-md border border-line bg-raised p-4">
            {facilities.length === 0
              ? 'El registro está vacío: importe una lista o agregue un lugar en «Lugares».'
              : `No queda nadie por llamar${province && ` en ${province}`}: todo está confirmado en los últimos meses.`}
          </p>
        )}
        <div className="space-y-6">
          <MadeCalls made={made} onSendAgain={sendAgain} onDrop={drop} onUndo={undo} />
          <section aria-labelledby="siguientes">
            <h2 id="siguientes">{counted(left.length, 'lugar por llamar', 'lugares por llamar')}</h2>
            <ol className="mt-2 space-y-1 text-sm">
              {next.slice(0, NEXT_SHOWN).map((call) => (
                <li key={idOf(call)}>
                  {shownName(call.row.facility)} <span className="text-ink-soft">{call.row.town}</span>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
      <div className="hidden print:block">
        <DataTable
          label="Lugares por llamar"
          columns={PRINTED}
          rows={left}
          idOf={idOf}
          view={FIRST_SHEET}
          onShow={() => undefined}
          noun={['lugar por llamar', 'lugares por llamar']}
          empty="No queda nadie por llamar."
        />
      </div>
    </>
  )
}

const NEXT_SHOWN = 8

function idOf({ row }: Call): string {
  return row.entry.id
}

/** The list for those who call with paper, with room for the answers. */
const PRINTED: readonly DeskColumn<Call>[] = [
  {
    id: 'lugar',
    header: 'Lugar',
    onPhone: 'title',
    cell: (call) => `${shownName(call.row.facility)}, ${call.row.town} (${call.row.province})`,
  },
  { id: 'telefono', header: 'Teléfono', cell: ({ note }) => note?.phone ?? '' },
  { id: 'emergencias', header: '¿Emergencias?', cell: ({ row }) => attendsText(row.facility) },
  { id: 'direccion', header: '¿Dirección?', cell: ({ row }) => row.facility.address ?? 'No se sabe' },
  { id: 'respuesta', header: 'Respuesta', cell: () => '______________' },
]

type CallCardProps = {
  call: Call
  sources: ReadonlyMap<string, FacilitySource>
  isFirst: boolean
  onAnswer: (result: CallResult) => void
  onSaved: (saved: RegisteredFacility) => void
  onUndo: () => void
}

/**
 * One place to call: what to ask, and the four answers, each with a key that works while the focus is in the card. The
 * card takes the focus when it comes, so that whoever telephones needs no mouse.
 */
function CallCard({ call, sources, isFirst, onAnswer, onSaved, onUndo }: CallCardProps) {
  const { row, note } = call
  const { facility, entry } = row
  const [asked, setAsked] = useState<'nothing' | 'closing' | 'editing'>('nothing')
  const card = useRef<HTMLElement>(null)
  // Only the first card leaves the focus alone where somebody is at work elsewhere, in the filter for example.
  useEffect(() => {
    const isElsewhere = document.activeElement instanceof HTMLSelectElement
    if (!isFirst || !isElsewhere) card.current?.focus()
  }, [isFirst])
  const acts = new Map([
    ['1', () => onAnswer('same')],
    ['2', () => setAsked('editing')],
    ['3', () => onAnswer('unanswered')],
    ['4', () => setAsked('closing')],
    ['z', onUndo],
  ])
  const press = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
    if (asked === 'editing' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    const act = acts.get(event.key.toLowerCase())
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="lugar-en-linea"
      onKeyDown={press}
      className="min-w-0 rounded-md border border-line bg-paper p-4"
    >
      <h2 id="lugar-en-linea">{shownName(facility)}</h2>
      <p className="text-ink-soft">
        {row.town}, {row.province}. {kindText(facility)}
        {entry.network && `, ${entry.network}`}
      </p>
      <p className="mt-1">
        {note?.phone ? <PhoneLink number={note.phone.replace(/[^\d+]/g, '')}>{note.phone}</PhoneLink> : NO_PHONE}
      </p>
      {note?.unansweredAt && <p>No contestó: {dateTime(note.unansweredAt)}.</p>}
      {note?.note && <p>Nota: {note.note}</p>}
      <div className="mt-3">
        <h3>Pregunte</h3>
        <Facts look="rows" facts={questionsOf(facility)} />
      </div>
      <details className="mt-2">
        <summary className="min-h-11 py-2">Quién lo dice y qué páginas lo nombran</summary>
        <p className="mb-2">
          {CONFIDENCE_LABELS[entry.confidence]}; última revisión: {longDate(entry.checkedOn)}.{' '}
          {entry.sources.map((key) => sources.get(key)?.organization ?? key).join('; ')}
        </p>
        <PagesNaming naming={row.naming} />
      </details>
      {asked === 'editing' ? (
        <>
          <FacilityEditor id={entry.id} isCall onSaved={onSaved} />
          <p className="mt-3">
            <Button variant="secondary" onClick={() => setAsked('nothing')}>
              Volver a las respuestas
            </Button>
          </p>
        </>
      ) : asked === 'closing' ? (
        <Closing onAnswer={onAnswer} onCancel={() => setAsked('nothing')} />
      ) : (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button onClick={() => onAnswer('same')}>
            Todo sigue igual <Key>1</Key>
          </Button>
          <Button variant="secondary" onClick={() => setAsked('editing')}>
            Cambió algo <Key>2</Key>
          </Button>
          <Button variant="secondary" onClick={() => onAnswer('unanswered')}>
            No contesta <Key>3</Key>
          </Button>
          <Button variant="secondary" onClick={() => setAsked('closing')}>
            Cerrado <Key>4</Key>
          </Button>
        </div>
      )}
      <p className="mt-2 text-sm text-ink-soft">
        Con el teclado: las teclas 1 a 4; Z deshace la última respuesta. «Todo sigue igual» lo confirma hoy.
      </p>
    </section>
  )
}

const NO_PHONE = 'Sin teléfono anotado: búsquelo, y guárdelo con «Cambió algo».'

/** The key of an answer: it is shown, and not read out with the name of each button. */
function Key({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="ml-1 rounded-sm border px-1.5 text-sm">
      {children}
    </span>
  )
}

/** Asks once more: a place that closed disappears from every page. */
function Closing({ onAnswer, onCancel }: { onAnswer: (result: CallResult) => void; onCancel: () => void }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  return (
    <div className="mt-4 space-y-3">
      <p>¿Ya no atiende a nadie? Deja de mostrarse a los lectores; después se puede volver a abrir.</p>
      <p ref={box} className="flex flex-wrap gap-3">
        <Button onClick={() => onAnswer('closed')}>Sí, está cerrado</Button>
        <Button variant="secondary" onClick={onCancel}>
          No
        </Button>
      </p>
    </div>
  )
}

/** The three things to ask, each with what the pages say. */
function questionsOf(facility: Facility): { label: string; value: string }[] {
  const { status, address, addressYear, hours } = facility
  const year = addressYear === null ? '' : ` (${addressYear})`
  return [
    { label: '¿Sigue abierto?', value: STATUS_LABELS[status] },
    {
      label: '¿Atiende emergencias de noche?',
      value: `${attendsText(facility)}${hours === null ? '' : `; horario: ${hours}`}`,
    },
    { label: '¿La dirección es…?', value: address === null ? 'No se sabe: pregúntela' : `${address}${year}` },
  ]
}

function attendsText(facility: Facility): string {
  if (facility.attendsEmergencies !== null) return EMERGENCY_LABELS[facility.attendsEmergencies]
  return attendsEmergencies(facility) ? 'Nadie lo preguntó: la página envía allí por su tipo' : 'No se sabe'
}

type MadeCallsProps = {
  made: readonly MadeCall[]
  onSendAgain: (one: MadeCall) => void
  onDrop: (one: MadeCall) => void
  onUndo: (one: MadeCall) => void
}

/** The calls of this visit, and those of an earlier one that were not saved. */
function MadeCalls({ made, onSendAgain, onDrop, onUndo }: MadeCallsProps) {
  return (
    <section aria-labelledby="hechas">
      <h2 id="hechas">{made.length === 0 ? 'Todavía ninguna llamada' : `Llamadas hechas: ${made.length}`}</h2>
      <p role="status" className="sr-only">
        {made[0] && `${nameOf(made[0].entry)}: ${STATE_TEXTS[made[0].state]}`}
      </p>
      <ul className="mt-2 divide-y divide-line text-sm">
        {[...made]
          .sort((a, b) => Number(b.state === 'failed') - Number(a.state === 'failed'))
          .map((one) => (
            <li key={one.entry.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1">
              <span className="min-w-0 wrap-anywhere">
                <strong>{nameOf(one.entry)}</strong>
                <span className="block text-ink-soft">
                  {RESULT_TEXTS[one.result]}. {STATE_TEXTS[one.state]}
                </span>
                {one.error && (
                  <span className="block text-emergency">
                    {whatToDo(one.error)} {isOutcomeUnknown(one.error) && SENT_AGAIN}
                  </span>
                )}
              </span>
              {one.state === 'failed' ? (
                <span className="flex flex-wrap gap-2">
                  <Button variant="secondary" onClick={() => onSendAgain(one)}>
                    Enviar otra vez<span className="sr-only"> ({nameOf(one.entry)})</span>
                  </Button>
                  <Button variant="secondary" onClick={() => onDrop(one)}>
                    Llamar otra vez<span className="sr-only"> ({nameOf(one.entry)})</span>
                  </Button>
                </span>
              ) : (
                one.state === 'saved' &&
                one.result !== 'changed' && (
                  <Button variant="secondary" onClick={() => onUndo(one)}>
                    Deshacer<span className="sr-only"> ({nameOf(one.entry)})</span>
                  </Button>
                )
              )}
            </li>
          ))}
      </ul>
    </section>
  )
}

/** Shown with an answer that could not be saved (use-calls.ts). */
const SENT_AGAIN = 'Se envía otra vez por sí sola cuando vuelva la conexión o cuando usted vuelva a «Llamadas».'

const RESULT_TEXTS: Record<CallResult, string> = {
  same: 'Todo sigue igual',
  changed: 'Cambió algo',
  unanswered: 'No contesta',
  closed: 'Cerrado',
}

const STATE_TEXTS: Record<MadeCall['state'], string> = {
  sending: 'Guardando…',
  saved: 'Guardado.',
  failed: 'No se guardó.',
}
