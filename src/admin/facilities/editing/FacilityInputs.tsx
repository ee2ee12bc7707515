import { ChoiceField, choicesOf } from '@/admin/desk/ChoiceField'
import { LONGEST } from '@/admin/facilities/facility-rules'
import {
  CONFIDENCE_LABELS,
  EMERGENCY_LABELS,
  KIND_LABELS,
  LEVEL_LABELS,
  SPECIALTY_LABELS,
  STATUS_LABELS,
} from '@/admin/facilities/facility-words'
import { fieldId } from '@/admin/facilities/field-id'
import { SourceFields } from '@/admin/facilities/SourceFields'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { groupByProvince } from '@/cities/group-by-province'
import type { FacilitySource } from '@/data/facilities'
import { CheckField } from '@/ui/form/CheckField'
import { Field } from '@/ui/form/Field'
import { TextField } from '@/ui/form/TextField'
import type { FacilityProblems, TypedFacility } from './facility-form'

type FacilityInputsProps = {
  typed: TypedFacility
  problems: FacilityProblems
  cities: readonly City[]
  sources: ReadonlyMap<string, FacilitySource>
  onType: (change: Partial<TypedFacility>) => void
}

type TextKey =
  | 'name'
  | 'displayName'
  | 'hours'
  | 'network'
  | 'unicode'
  | 'address'
  | 'addressYear'
  | 'latitude'
  | 'longitude'
  | 'note'
  | 'phone'

/** The most characters that a field takes: as many as its column or, for a number, more than any has. */
const MOST_CHARACTERS: Record<TextKey, number> = { ...LONGEST, unicode: 30, latitude: 30, longitude: 30 }

/** The fields of one facility. */
export function FacilityInputs({ typed, problems, cities, sources, onType }: FacilityInputsProps) {
  const text = (name: TextKey, label: string, more: { hint?: string; inputMode?: 'numeric' | 'text' } = {}) => (
    <TextField
      id={fieldId(name)}
      label={label}
      problem={problems[name]}
      hint={more.hint}
      value={typed[name] ?? ''}
      maxLength={MOST_CHARACTERS[name]}
      inputMode={more.inputMode}
      onType={(text) => onType({ [name]: text })}
    />
  )
  const choice = <Value extends string>(
    label: string,
    labels: Partial<Record<Value, string>>,
    value: Value,
    change: (value: Value) => Partial<TypedFacility>,
  ) => (
    <ChoiceField
      label={label}
      look="form"
      value={value}
      choices={choicesOf(labels)}
      onChoose={(chosen) => onType(change(chosen))}
    />
  )
  return (
    <>
      {text('name', 'Nombre', { hint: PUBLIC })}
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
        {choice('Tipo', KIND_LABELS, typed.kind, (kind) => ({ kind }))}
      </div>
      <div className={PAIR}>
        {choice(
          'Atiende emergencias',
          { '': 'No se sabe', ...EMERGENCY_LABELS },
          typed.attendsEmergencies,
          (attendsEmergencies) => ({ attendsEmergencies }),
        )}
        {text('hours', 'Horario', { hint: `«lunes a viernes, 8:00 a 17:00». ${PUBLIC}` })}
      </div>
      {typed.kind === 'hospital' && (
        <div className={PAIR}>
          {choice('Nivel del hospital', { '': 'No se sabe', ...LEVEL_LABELS }, typed.level, (level) => ({ level }))}
          {choice(
            'Solo para algunos pacientes',
            { '': 'Atiende a todos', ...SPECIALTY_LABELS },
            typed.specialty,
            (specialty) => ({ specialty }),
          )}
        </div>
      )}
      <div>
        <CheckField checked={typed.maternity} onChange={(maternity) => onType({ maternity })}>
          Es maternidad
        </CheckField>
      </div>
      <div className={PAIR}>
        {text('network', 'Red', { hint: `MSP, IESS, Municipal… ${PUBLIC}` })}
        {text('unicode', 'Unicódigo', {
          hint: 'El número del ministerio, con o sin los ceros de delante.',
          inputMode: 'numeric',
        })}
      </div>
      <div className={PAIR}>
        {text('address', 'Dirección', { hint: PUBLIC })}
        {text('addressYear', 'Año de la dirección', { hint: 'Si cambia la dirección, es el de la fuente.' })}
      </div>
      <div className={PAIR}>
        {text('latitude', 'Latitud', { hint: 'En grados: -2,6306' })}
        {text('longitude', 'Longitud', { hint: 'En grados: -80,3902' })}
      </div>
      <div className={PAIR}>
        {choice(
          'Dentro de la ciudad',
          { '': 'No se sabe', si: 'Sí', no: 'No: en otra parte del cantón' },
          typed.inTown,
          (inTown) => ({ inTown }),
        )}
        {choice('Estado', STATUS_LABELS, typed.status, (status) => ({ status }))}
      </div>
      {/* «Confirmado» is offered only where it is already set: ConfirmPanel sets it, and asks for the source. */}
      {choice(
        'Confianza',
        typed.confidence === 'confirmed' ? CONFIDENCE_LABELS : UNCONFIRMED,
        typed.confidence,
        (confidence) => ({ confidence }),
      )}
      <SourceFields
        chosen={typed.sources}
        problem={problems.sources}
        sources={sources}
        onChoose={(chosen) => onType({ sources: chosen })}
      />
      {text('displayName', 'Nombre que se muestra', {
        hint: `Solo si el del registro no dice qué lugar es («N. 9»). ${PUBLIC}`,
      })}
      {typed.phone !== undefined && text('phone', 'Teléfono para la mesa', { hint: PRIVATE })}
      {typed.note !== undefined && text('note', 'Nota', { hint: `Quién habló y qué más dijo. ${PRIVATE}` })}
    </>
  )
}

const PUBLIC = 'Esto se publica.'
const PRIVATE = 'Solo para la mesa: no se publica.'
const PAIR = 'grid gap-x-6 gap-y-4 sm:grid-cols-2 sm:items-end'

const { confirmed: _, ...UNCONFIRMED_LABELS } = CONFIDENCE_LABELS
const UNCONFIRMED: Partial<typeof CONFIDENCE_LABELS> = UNCONFIRMED_LABELS
