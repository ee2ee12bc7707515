import { type Control, useController } from 'react-hook-form'
import { choicesOf } from '@/admin/desk/ChoiceField'
import { CheckInput, FormGroup, SelectInput, TextInput } from '@/admin/desk/form/inputs'
import { LONGEST } from '@/admin/facilities/facility-rules'
import {
  CONFIDENCE_LABELS,
  EMERGENCY_LABELS,
  FIELDS,
  KIND_LABELS,
  LEVEL_LABELS,
  SPECIALTY_LABELS,
  STATUS_LABELS,
} from '@/admin/facilities/facility-words'
import { PUBLISHED, SourceChoice, SourceFields } from '@/admin/facilities/SourceInputs'
import { isLocated } from '@/cities/care/distance'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { groupByProvince } from '@/cities/group-cities'
import type { FacilitySource } from '@/data/facilities'
import { listed } from '@/generator/spanish'
import { ProvinceMap } from '@/visitor/map/ProvinceMap'
import { type FacilityValues, isForEditors, ONLY_EDITORS, type ReadFacility } from './facility-form'
import { pointIn } from './map-link'

type FacilityInputsProps = {
  control: Control<FacilityValues, unknown, ReadFacility>
  typed: FacilityValues
  /** The stored confidence, which stays a choice whoever set it. */
  storedConfidence: FacilityValues['confidence']
  cities: readonly City[]
  sources: ReadonlyMap<string, FacilitySource>
  isEditor: boolean
  /** Whether what editors note is shown. */
  isNoted: boolean
  /** The changed fields that need a source. */
  changed: readonly (keyof FacilityValues)[]
  /** The address was changed, and the point was not. */
  isPointInDoubt: boolean
  isNew: boolean
}

/** The fields of one facility, in groups. */
export function FacilityInputs(props: FacilityInputsProps) {
  const { control, typed, storedConfidence, cities, sources, isEditor, isNoted, changed, isPointInDoubt, isNew } = props
  const chosen = useController({ control, name: 'sources' })
  const said = useController({ control, name: 'saidBy' })
  const labels = FIELDS.flatMap(([field, label]) => (changed.some((one) => one === field) ? [label.toLowerCase()] : []))
  return (
    <>
      <FormGroup legend="Qué atiende">
        <div className={PAIR}>
          <SelectInput control={control} name="attendsEmergencies" label="Atiende emergencias">
            <Options labels={{ '': 'No se sabe', ...EMERGENCY_LABELS }} />
          </SelectInput>
          <TextInput
            control={control}
            name="hours"
            label="Horario"
            hint={`«lunes a viernes, 8:00 a 17:00». ${PUBLIC}`}
            maxLength={LONGEST.hours}
          />
        </div>
        <SelectInput control={control} name="status" label="Estado">
          <Options labels={STATUS_LABELS} />
        </SelectInput>
        <CheckInput control={control} name="maternity">
          Es maternidad
        </CheckInput>
      </FormGroup>
      <FormGroup legend="Dónde está">
        <SelectInput control={control} name="cityId" label="Ciudad">
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
        </SelectInput>
        <div className={PAIR}>
          <TextInput control={control} name="address" label="Dirección" hint={PUBLIC} maxLength={LONGEST.address} />
          <TextInput
            control={control}
            name="addressYear"
            label="Año de la dirección"
            hint="Si cambia la dirección, es el de la fuente."
            maxLength={LONGEST.addressYear}
          />
        </div>
        <TextInput
          control={control}
          name="point"
          label="Punto en el mapa"
          hint="Pegue un enlace de Google Maps, o escriba latitud y longitud: -2,6306, -80,3902."
          maxLength={600}
        />
        {isPointInDoubt && (
          <SelectInput control={control} name="samePoint" label="¿El punto en el mapa sigue siendo el mismo?">
            <option value="">Elija una respuesta</option>
            <option value="si">Sí, es el mismo</option>
            <option value="no">No, o no se sabe: quitar el punto</option>
          </SelectInput>
        )}
        <PointMap typed={typed} cities={cities} />
      </FormGroup>
      <FormGroup legend="Qué es">
        <TextInput control={control} name="name" label="Nombre" hint={PUBLIC} maxLength={LONGEST.name} />
        <TextInput
          control={control}
          name="displayName"
          label="Nombre que se muestra"
          hint={`Solo si el del registro no dice qué lugar es («N. 9»). ${PUBLIC}`}
          maxLength={LONGEST.displayName}
        />
        <div className={PAIR}>
          <SelectInput control={control} name="kind" label="Tipo">
            <Options labels={KIND_LABELS} />
          </SelectInput>
          <SelectInput control={control} name="inTown" label="Dentro de la ciudad">
            <Options labels={{ '': 'No se sabe', si: 'Sí', no: 'No: en otra parte del cantón' }} />
          </SelectInput>
        </div>
        {typed.kind === 'hospital' && (
          <div className={PAIR}>
            <SelectInput control={control} name="level" label="Nivel del hospital">
              <Options labels={{ '': 'No se sabe', ...LEVEL_LABELS }} />
            </SelectInput>
            <SelectInput control={control} name="specialty" label="Solo para algunos pacientes">
              <Options labels={{ '': 'Atiende a todos', ...SPECIALTY_LABELS }} />
            </SelectInput>
          </div>
        )}
        <div className={PAIR}>
          <TextInput
            control={control}
            name="network"
            label="Red"
            hint={`MSP, IESS, Municipal… ${PUBLIC}`}
            maxLength={LONGEST.network}
          />
          <TextInput
            control={control}
            name="unicode"
            label="Unicódigo"
            hint="El número del ministerio, con o sin los ceros de delante."
            maxLength={30}
            inputMode="numeric"
          />
        </div>
      </FormGroup>
      <FormGroup legend="Fuentes">
        {!isNew && (
          <SourceChoice
            name="saidBy"
            label={labels.length > 0 ? `¿Quién lo dice? (${listed(labels)})` : '¿Quién lo dice?'}
            chosen={said.field.value}
            sources={sources}
            problem={said.fieldState.error?.message}
            hint={`${PUBLISHED} Si queda vacío, «Confirmado hoy» nombra al establecimiento, por teléfono.`}
            onChoose={said.field.onChange}
          />
        )}
        <SelectInput control={control} name="confidence" label="Confianza" hint={isEditor ? undefined : ONLY_EDITORS}>
          <Options
            // «Confirmado» is offered only where it is already set: the button «Confirmado hoy» sets it, and asks for the source.
            labels={typed.confidence === 'confirmed' ? CONFIDENCE_LABELS : UNCONFIRMED}
            isDisabled={(value) => !isEditor && isForEditors(value) && value !== storedConfidence}
          />
        </SelectInput>
        <SourceFields
          chosen={chosen.field.value}
          problem={chosen.fieldState.error?.message}
          sources={sources}
          onChoose={chosen.field.onChange}
        />
      </FormGroup>
      {isNoted && (
        <FormGroup legend="Solo para la mesa">
          <TextInput
            control={control}
            name="phone"
            label="Teléfono para la mesa"
            hint={PRIVATE}
            maxLength={LONGEST.phone}
          />
          <TextInput
            control={control}
            name="note"
            label="Nota"
            hint={`Quién habló y qué más dijo. ${PRIVATE}`}
            maxLength={LONGEST.note}
          />
        </FormGroup>
      )}
    </>
  )
}

/** The point and its town on the map of the province, to see at a glance that it is not somewhere else. */
function PointMap({ typed, cities }: { typed: FacilityValues; cities: readonly City[] }) {
  const city = cities.find(({ id }) => id === typed.cityId)
  const point = pointIn(typed.point)
  if (!city || !point || !isLocated(city)) return null
  const name = displayName(city)
  return (
    <div className="max-w-72">
      <ProvinceMap
        province={city.province}
        points={[{ ...point, town: 'Este lugar' }]}
        city={{ ...city, name }}
        caption={`El punto es este lugar; el círculo, ${name}.`}
      />
    </div>
  )
}

type OptionsProps<Value extends string> = {
  labels: Partial<Record<Value, string>>
  isDisabled?: (value: Value) => boolean
}

function Options<Value extends string>({ labels, isDisabled }: OptionsProps<Value>) {
  return choicesOf(labels).map(([value, label]) => (
    <option key={value} value={value} disabled={isDisabled?.(value)}>
      {label}
    </option>
  ))
}

const PUBLIC = 'Esto se publica.'
const PRIVATE = 'Solo para la mesa: no se publica.'
const PAIR = 'grid gap-x-6 gap-y-4 sm:grid-cols-2 sm:items-end'

const { confirmed: _, ...UNCONFIRMED_LABELS } = CONFIDENCE_LABELS
const UNCONFIRMED: Partial<typeof CONFIDENCE_LABELS> = UNCONFIRMED_LABELS
