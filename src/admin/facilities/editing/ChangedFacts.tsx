import { FIELDS } from '@/admin/facilities/facility-words'
import { fieldId } from '@/admin/facilities/field-id'
import { type ChosenSource, SourceChoice } from '@/admin/facilities/SourceChoice'
import type { FacilitySource } from '@/data/facilities'
import { listed } from '@/generator/spanish'
import { Field } from '@/ui/form/Field'
import type { TypedField } from './facility-form'

/** The answer to whether the point on the map still is that of the place: yes, no, or not answered yet. */
export type SamePoint = 'si' | 'no' | ''

/** Names of the two fields, by which the form moves the focus to them (`fieldId`). */
export const SAID_BY = 'quien-lo-dice'
export const SAME_POINT = 'mismo-punto'

type ChangedFactsProps = {
  changed: readonly TypedField[]
  isPointInDoubt: boolean
  samePoint: SamePoint
  chosen: ChosenSource
  sources: ReadonlyMap<string, FacilitySource>
  problems: { source?: string | undefined; point?: string | undefined }
  onChoose: (chosen: ChosenSource) => void
  onPoint: (answer: SamePoint) => void
}

/**
 * Asks, once for all that was changed, who says so: the old source does not. A new address also puts the point in doubt.
 */
export function ChangedFacts(props: ChangedFactsProps) {
  const { changed, isPointInDoubt, samePoint, chosen, sources, problems, onChoose, onPoint } = props
  const labels = FIELDS.flatMap(([field, label]) => (changed.some((one) => one === field) ? [label.toLowerCase()] : []))
  return (
    <fieldset className="min-w-0 space-y-4 rounded-md border border-line bg-raised p-3">
      <legend className="px-1 font-semibold">Lo que cambió: {listed(labels)}</legend>
      <SourceChoice
        name={SAID_BY}
        label="¿Quién lo dice?"
        chosen={chosen}
        sources={sources}
        problem={problems.source}
        mayBeCall
        onChoose={onChoose}
      />
      {isPointInDoubt && (
        <Field id={fieldId(SAME_POINT)} label="¿El punto en el mapa sigue siendo el mismo?" problem={problems.point}>
          {(field) => (
            <select
              {...field}
              value={samePoint}
              onChange={({ target }) => onPoint(target.value === 'si' || target.value === 'no' ? target.value : '')}
            >
              <option value="">Elija una respuesta</option>
              <option value="si">Sí, es el mismo</option>
              <option value="no">No, o no se sabe: quitar el punto</option>
            </select>
          )}
        </Field>
      )}
    </fieldset>
  )
}
