import { useEffect, useId, useRef, useState } from 'react'
import { ChoiceField } from '@/admin/desk/ChoiceField'
import { Button } from '@/ui/button/Button'
import { type DraftView, readView, withFilter } from './draft-view'
import { STATE_LABELS, TYPE_LABELS } from './draft-words'

type DraftFiltersProps = {
  view: DraftView
  provinces: readonly string[]
  onShow: (view: DraftView, replace?: boolean) => void
}

/** What narrows the list; every choice is in the address at once. */
export function DraftFilters({ view, provinces, onShow }: DraftFiltersProps) {
  const choose = (change: Partial<DraftView>) => onShow(withFilter(view, change), true)
  return (
    <search className="mt-6 grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:flex sm:flex-wrap">
      <TextFilter text={view.text} onType={(text) => choose({ text })} />
      <ChoiceField
        label="Tipo"
        value={view.type}
        choices={[['', 'Ambos'], ...entries(TYPE_LABELS)]}
        onChoose={(type) => choose({ type })}
      />
      <ChoiceField
        label="Provincia"
        value={view.province}
        choices={[['', 'Todas'], ...provinces.map((province): [string, string] => [province, province])]}
        onChoose={(province) => choose({ province })}
      />
      <ChoiceField
        label="Registro"
        value={view.state}
        choices={[
          ['', 'Todos'],
          ['none', STATE_LABELS.none],
          ['changed', STATE_LABELS.changed],
          ['same', STATE_LABELS.same],
          ['visit', 'De una visita'],
        ]}
        onChoose={(state) => choose({ state })}
      />
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={view.isBelowOnly}
          onChange={(event) => choose({ isBelowOnly: event.target.checked })}
          className="size-5 accent-primary"
        />
        Bajo el umbral
      </label>
      <span className="col-span-2">
        <Button variant="secondary" onClick={() => onShow(readView(new URLSearchParams()))}>
          Quitar filtros
        </Button>
      </span>
    </search>
  )
}

/** The box keeps what is typed; the address follows, and leads when it is changed by something else. */
function TextFilter({ text, onType }: { text: string; onType: (text: string) => void }) {
  const id = useId()
  const [typed, setTyped] = useState(text)
  // Typed and on its way to the address, which may lag behind: its echo must not take away what came after.
  const sent = useRef<string[]>([])
  useEffect(() => {
    if (!sent.current.includes(text)) setTyped(text)
    else if (sent.current.at(-1) === text) sent.current = []
  }, [text])
  const type = (next: string) => {
    setTyped(next)
    sent.current.push(next)
    onType(next)
  }
  return (
    <div className="col-span-2 sm:w-44">
      <label htmlFor={id} className="block text-sm font-semibold">
        Texto
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        maxLength={100}
        placeholder="Ciudad o título"
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        className="mt-1 min-h-11 w-full px-3"
      />
    </div>
  )
}

function entries<Key extends string>(labels: Record<Key, string>): [Key, string][] {
  const pairs: [Key, string][] = []
  for (const key in labels) pairs.push([key, labels[key]])
  return pairs
}
