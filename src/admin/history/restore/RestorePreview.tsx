import { useState } from 'react'
import { deskPaths } from '@/admin/desk/desk-paths'
import { useItemName } from '@/admin/history/entry/use-item-name'
import { counted } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { CheckField } from '@/ui/form/CheckField'
import { TapLink } from '@/ui/link/TapLink'
import type { RestoreItem } from './plan-restore'

type RestorePreviewProps = {
  plan: readonly RestoreItem[]
  isContinued: boolean
  /** Nothing can be started at the moment. */
  isHeld: boolean
  onRestore: (items: RestoreItem[]) => void
}

/** Shows what would be restored and what not. What somebody changed since is restored only if the editor marks it. */
export function RestorePreview({ plan, isContinued, isHeld, onRestore }: RestorePreviewProps) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const of = (standing: RestoreItem['standing']) => plan.filter((item) => item.standing === standing)
  const [ready, changed] = [of('ready'), of('changed')]
  const chosen = [...ready, ...changed.filter(({ id }) => marked.has(id))]
  const toggle = (id: string) =>
    setMarked((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  return (
    <div className="max-w-measure space-y-4">
      <div role="status" aria-label="Qué se restauraría">
        <ul className="list-disc pl-5">
          {ready.length === 0 && <li>{nothingText(plan)}</li>}
          {TEXTS.map(([standing, one, many]) => {
            const { length } = of(standing)
            return length > 0 && <li key={standing}>{counted(length, one, many)}</li>
          })}
        </ul>
      </div>
      {changed.length > 0 && (
        <div className="border-l-8 border-today-band pl-4">
          <fieldset className="space-y-1">
            <legend className="font-semibold">Cambiado después por alguien</legend>
            <p className="text-sm">Queda como está, a menos que lo marque. Mire antes su historial.</p>
            {changed.slice(0, SHOWN).map((item) => (
              <ChangedItem key={item.id} item={item} isMarked={marked.has(item.id)} onToggle={() => toggle(item.id)} />
            ))}
            {changed.length > SHOWN && <p>Se muestran los primeros {SHOWN}; los demás quedan como están.</p>}
          </fieldset>
        </div>
      )}
      {ready.length > 0 && (
        <details>
          <summary className="min-h-11 py-2">Ver cuáles volverían</summary>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {ready.slice(0, SHOWN).map((item) => (
              <li key={item.id}>
                <ItemLink item={item} />
              </li>
            ))}
          </ul>
          {ready.length > SHOWN && <p>Se muestran los primeros {SHOWN}.</p>}
        </details>
      )}
      {chosen.length > 0 && (
        <Button disabled={isHeld} onClick={() => onRestore(chosen)}>
          {isContinued
            ? `Continuar: ${counted(chosen.length, 'cambio que falta', 'cambios que faltan')}`
            : `Restaurar ${counted(chosen.length, 'cambio', 'cambios')}`}
        </Button>
      )}
    </div>
  )
}

const SHOWN = 100

/**
 * Returns why nothing is restored by itself: because an editor has to mark it, because it is restored already, or
 * because there never was anything to restore.
 */
function nothingText(plan: readonly RestoreItem[]): string {
  const has = (wanted: RestoreItem['standing']) => plan.some(({ standing }) => standing === wanted)
  if (has('changed')) return 'Nada vuelve sin que usted lo marque.'
  return has('done') ? 'No queda nada por restaurar.' : 'No hay nada que restaurar.'
}

const TEXTS: readonly (readonly [standing: RestoreItem['standing'], one: string, many: string])[] = [
  ['ready', 'volvería a decir lo de antes.', 'volverían a decir lo de antes.'],
  ['done', 'ya dice lo de antes.', 'ya dicen lo de antes.'],
  [
    'changed',
    'cambió después: queda como está, a menos que lo marque.',
    'cambiaron después: quedan como están, a menos que los marque.',
  ],
  [
    'first',
    'se registró entonces por primera vez: no hay un antes, y queda.',
    'se registraron entonces por primera vez: no hay un antes, y quedan.',
  ],
  ['gone', 'ya no existe.', 'ya no existen.'],
]
function ChangedItem({ item, isMarked, onToggle }: { item: RestoreItem; isMarked: boolean; onToggle: () => void }) {
  const name = useItemName(item)
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <CheckField checked={isMarked} onChange={onToggle}>
        Restaurar también {name}
      </CheckField>
      <TapLink to={historyOf(item)} className="text-sm">
        Ver su historial<span className="sr-only"> ({name})</span>
      </TapLink>
    </div>
  )
}

function ItemLink({ item }: { item: RestoreItem }) {
  return <TapLink to={historyOf(item)}>{useItemName(item)}</TapLink>
}

function historyOf({ kind, id }: RestoreItem): string {
  return kind === 'page' ? deskPaths.historyOf(id) : deskPaths.cityHistoryOf(id)
}
