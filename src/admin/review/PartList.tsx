import { useState } from 'react'
import { deskPaths } from '@/admin/desk/desk-paths'
import { ChoiceChip, FilterChips } from '@/admin/desk/list/FilterChips'
import { groupedBy } from '@/cities/group-cities'
import type { SignedField } from '@/generator/review-state'
import { isOf } from '@/generator/review-state'
import { TapLink } from '@/ui/link/TapLink'
import { longDate } from '@/visitor/city/long-date'
import type { PartState } from './part-states'

/** The parts by page, those without a signature first, with how many are left. */
export function PartList({ states, isOwn }: { states: readonly PartState[]; isOwn: boolean }) {
  const [field, setField] = useState<SignedField | ''>('')
  const shown = states.filter(({ part }) => field === '' || isOf(part.field, field))
  const open = shown.filter(({ isOpen }) => isOpen).length
  const howMany = `${isOwn ? 'Le falta' : 'Falta'}${open === 1 ? '' : 'n'} ${open}`
  const groups = [...groupedBy(shown, ({ part }) => part.groupTitle)].toSorted(
    ([, one], [, other]) => Number(other.some(({ isOpen }) => isOpen)) - Number(one.some(({ isOpen }) => isOpen)),
  )
  return (
    <section className="space-y-4">
      <h2>{open === 0 ? 'Todo está firmado' : `${howMany} de ${shown.length} partes`}</h2>
      {!isOwn && (
        <FilterChips isNarrowed={field !== ''} onClear={() => setField('')}>
          <ChoiceChip
            label="Firma"
            value={field}
            onChoose={setField}
            choices={[
              ['médico', 'profesional de la salud'],
              ['legal', 'profesional del derecho'],
            ]}
          />
        </FilterChips>
      )}
      <div className="gap-x-8 lg:columns-2">
        {groups.map(([title, parts]) => (
          <section key={title} className="pb-4">
            <h3>{`${title}: ${parts.filter(({ isOpen }) => isOpen).length} por firmar`}</h3>
            <ul>
              {parts
                .toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen))
                .map((state) => (
                  <li key={state.part.key} className="break-inside-avoid border-t border-line">
                    <TapLink to={deskPaths.reviewOf(state.part.key)}>{state.part.title}</TapLink>
                    <p className="pb-2 text-sm text-ink-soft">{stateText(state)}</p>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

/** «Médico. Firmada por Dra. N. N. el 12 de enero de 2027.» */
export function stateText({ part, review: { signatures, wishes }, last, isOverdue }: PartState): string {
  const by = signatures.map(({ reviewer, day }) => `${reviewer.title} ${reviewer.name}, ${longDate(day)}`)
  const state =
    wishes.length > 0
      ? 'Con un pedido de cambio.'
      : by.length > 0
        ? `Firmada: ${by.join('; ')}.${isOverdue ? ' Revisión vencida: se firma otra vez.' : ''}`
        : last
          ? 'Sin firmar: las palabras cambiaron después de la última firma.'
          : 'Sin firmar.'
  return `${FIELDS[part.field]}. ${state}`
}

const FIELDS = { médico: 'Médica', legal: 'Legal', ambos: 'Médica y legal', portal: 'Del portal' } as const
