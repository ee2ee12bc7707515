import { type Control, useController } from 'react-hook-form'
import { SelectInput } from '@/admin/desk/form/inputs'
import { FIELDS } from '@/admin/facilities/facility-words'
import { SourceChoice } from '@/admin/facilities/SourceChoice'
import type { FacilitySource } from '@/data/facilities'
import { listed } from '@/generator/spanish'
import type { FacilityValues, ReadFacility } from './facility-form'

export type FacilityControl = Control<FacilityValues, unknown, ReadFacility>

type ChangedFactsProps = {
  control: FacilityControl
  changed: readonly (keyof FacilityValues)[]
  isPointInDoubt: boolean
  sources: ReadonlyMap<string, FacilitySource>
}

/**
 * Asks, once for all that was changed, who says so: the old source does not. A new address also puts the point in doubt.
 */
export function ChangedFacts({ control, changed, isPointInDoubt, sources }: ChangedFactsProps) {
  const { field, fieldState } = useController({ control, name: 'saidBy' })
  const labels = FIELDS.flatMap(([field, label]) => (changed.some((one) => one === field) ? [label.toLowerCase()] : []))
  return (
    <fieldset className="min-w-0 space-y-4 rounded-md border border-line bg-raised p-3">
      <legend className="px-1 font-semibold">Lo que cambió: {listed(labels)}</legend>
      <SourceChoice
        name="saidBy"
        label="¿Quién lo dice?"
        chosen={field.value}
        sources={sources}
        problem={fieldState.error?.message}
        mayBeCall
        onChoose={field.onChange}
      />
      {isPointInDoubt && (
        <SelectInput control={control} name="samePoint" label="¿El punto en el mapa sigue siendo el mismo?">
          <option value="">Elija una respuesta</option>
          <option value="si">Sí, es el mismo</option>
          <option value="no">No, o no se sabe: quitar el punto</option>
        </SelectInput>
      )}
    </fieldset>
  )
}
