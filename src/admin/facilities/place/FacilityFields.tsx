import {
  CONFIDENCE_LABELS,
  KIND_LABELS,
  LEVEL_LABELS,
  SPECIALTY_LABELS,
  STATUS_LABELS,
} from '@/admin/facilities/facility-words'
import { fieldId } from '@/admin/facilities/field-id'
import { LONGEST } from '@/admin/facilities/place-rules'
import { SourceFields } from '@/admin/facilities/SourceFields'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { groupByProvince } from '@/cities/group-by-province'
import type { FacilitySource } from '@/data/facilities'
import { CheckField } from '@/ui/CheckField'
import { Field } from '@/ui/Field'
import type { PlaceProblems, TypedPlace } from './facility-form'

type FacilityFieldsProps = {
  typed: TypedPlace
  problems: PlaceProblems
  cities: readonly City[]
  sources: ReadonlyMap<string, FacilitySource>
  onType: (change: Partial<TypedPlace>) => void
}

type TextKey = 'name' | 'network' | 'unicode' | 'address' | 'addressYear' | 'latitude' | 'longitude' | 'note'

/** The fields of one place. */
export function FacilityFields({ typed, problems, cities, sources, onType }: FacilityFieldsProps) {
  const text = (name: TextKey, label: string, more: { hint?: string; inputMode?: 'numeric' | 'text' } = {}) => (
    <Field id={fieldId(name)} label={label} problem={problems[name]} {...(more.hint ? { hint: more.hint } : {})}>
      {(field) => (
        <input
          {...field}
          value={typed[name] ?? ''}
          maxLength={name in LONGEST ? Reflect.get(LONGEST, name) : 30}
          inputMode={more.inputMode}
          autoComplete="off"
          onChange={(event) => onType({ [name]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <>
      {text('name', 'Nombre')}
      <div className={PAIR}>
        <Field id={fieldId('cityId')} label="Ciudad" problem={problems.cityId}>
          {(field) => (
            <select {...field} value={typed.cityId} onChange={(event) => onType({ cityId: event.target.value })}>
              <option value="">Elija una ciudad</option>
              {groupByProvince(cities).map(({ province, cities: own }) => (
                <optgroup key={province} label={province}>
                  {own.map((city) => (
                    <option key={city.id} value={city.id}>
                      {displayName(city)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <Choice
          name="kind"
          label="Tipo"
          labels={KIND_LABELS}
          value={typed.kind}
          onChoose={(kind) => onType({ kind })}
        />
      </div>
      {typed.kind === 'hospital' && (
        <div className={PAIR}>
          <Choice
            name="level"
            label="Nivel del hospital"
            labels={{ '': 'No se sabe', ...LEVEL_LABELS }}
            value={typed.level}
            onChoose={(level) => onType({ level })}
          />
          <Choice
            name="specialty"
            label="Solo para algunos pacientes"
            labels={{ '': 'Atiende a todos', ...SPECIALTY_LABELS }}
            value={typed.specialty}
            onChoose={(specialty) => onType({ specialty })}
          />
        </div>
      )}
      <div>
        <CheckField checked={typed.maternity} onChange={(maternity) => onType({ maternity })}>
          Es maternidad
        </CheckField>
        <CheckField checked={typed.open24h} onChange={(open24h) => onType({ open24h })}>
          Una fuente dice que atiende las 24 horas
        </CheckField>
      </div>
      <div className={PAIR}>
        {text('network', 'Red', { hint: 'MSP, IESS, Municipal…' })}
        {text('unicode', 'Unicódigo', { hint: 'El número del ministerio.', inputMode: 'numeric' })}
      </div>
      <div className={PAIR}>
        {text('address', 'Dirección')}
        {text('addressYear', 'Año de la dirección')}
      </div>
      <div className={PAIR}>
        {text('latitude', 'Latitud', { hint: 'En grados: -2,6306' })}
        {text('longitude', 'Longitud', { hint: 'En grados: -80,3902' })}
      </div>
      <div className={PAIR}>
        <Choice
          name="inTown"
          label="Dentro de la ciudad"
          labels={{ '': 'No se sabe', si: 'Sí', no: 'No: en otra parte del cantón' }}
          value={typed.inTown}
          onChoose={(inTown) => onType({ inTown })}
        />
        <Choice
          name="status"
          label="Estado"
          labels={STATUS_LABELS}
          value={typed.status}
          onChoose={(status) => onType({ status })}
        />
      </div>
      <Choice
        name="confidence"
        label="Confianza"
        // «Confirmado» has a button of its own, which asks who says so.
        labels={typed.confidence === 'confirmed' ? CONFIDENCE_LABELS : UNCONFIRMED}
        value={typed.confidence}
        onChoose={(confidence) => onType({ confidence })}
      />
      <SourceFields
        chosen={typed.sources}
        problem={problems.sources}
        sources={sources}
        onChoose={(chosen) => onType({ sources: chosen })}
      />
      {typed.note !== undefined && text('note', 'Nota', { hint: 'Solo para la mesa: no se publica.' })}
    </>
  )
}

const PAIR = 'grid gap-x-6 gap-y-4 sm:grid-cols-2 sm:items-end'

const { confirmed: _, ...UNCONFIRMED_LABELS } = CONFIDENCE_LABELS
const UNCONFIRMED: Partial<typeof CONFIDENCE_LABELS> = UNCONFIRMED_LABELS

type ChoiceProps<Value extends string> = {
  name: keyof TypedPlace
  label: string
  labels: Partial<Record<Value, string>>
  value: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ name, label, labels, value, onChoose }: ChoiceProps<Value>) {
  const values: Value[] = []
  for (const one in labels) values.push(one)
  return (
    <Field id={fieldId(name)} label={label}>
      {(field) => (
        <select
          {...field}
          value={value}
          onChange={(event) => {
            const chosen = values.find((one) => one === event.target.value)
            if (chosen !== undefined) onChoose(chosen)
          }}
        >
          {values.map((one) => (
            <option key={one} value={one}>
              {labels[one]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
