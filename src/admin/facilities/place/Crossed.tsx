import { CONFIDENCE_LABELS, cityName, FIELDS, KIND_LABELS, STATUS_LABELS } from '@/admin/facilities/facility-words'
import type { City } from '@/cities/city'
import { Button } from '@/ui/button/Button'
import { Callout } from '@/ui/Callout'
import type { CrossedField, TypedField, TypedPlace } from './facility-form'

type CrossedProps = {
  crossed: readonly CrossedField[]
  typed: TypedPlace
  cities: ReadonlyMap<string, City>
  onTake: (field: TypedField) => void
}

/** What somebody else saved while the form was open, field by field. Nothing typed is lost; saving once more is up to the editor. */
export function Crossed({ crossed, typed, cities, onTake }: CrossedProps) {
  return (
    <Callout tone="warning" heading="Otra persona guardó este lugar mientras usted lo editaba">
      <p>
        Todavía no se guardó nada suyo. Lo que solo cambió la otra persona ya está en el formulario; donde cambiaron lo
        mismo, sigue lo que usted escribió. Revise y guarde otra vez.
      </p>
      <ul className="space-y-3">
        {crossed.map(({ field, was, theirs, isBoth }) => (
          <li key={field}>
            <strong>{FIELDS.find(([one]) => one === field)?.[1]}</strong>: decía «{shown(field, was, cities)}», la otra
            persona guardó «{shown(field, theirs, cities)}»
            {isBoth && (
              <>
                , usted escribió «{shown(field, typed, cities)}».{' '}
                <Button variant="secondary" onClick={() => onTake(field)}>
                  Usar lo de la otra persona
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Callout>
  )
}

function shown(field: TypedField, place: TypedPlace, cities: ReadonlyMap<string, City>): string {
  if (field === 'cityId') return cityName(cities.get(place.cityId))
  if (field === 'kind') return KIND_LABELS[place.kind]
  if (field === 'confidence') return CONFIDENCE_LABELS[place.confidence]
  if (field === 'status') return STATUS_LABELS[place.status]
  const value = place[field]
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  return (Array.isArray(value) ? value.join(', ') : value) || '(vacío)'
}
