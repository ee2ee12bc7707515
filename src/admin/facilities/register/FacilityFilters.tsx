import { ChoiceField, choicesOf } from '@/admin/desk/ChoiceField'
import { Filters } from '@/admin/desk/list/Filters'
import { TextFilter } from '@/admin/desk/list/TextFilter'
import type { ShowView } from '@/admin/desk/list/use-view'
import { CONFIDENCE_LABELS, KIND_LABELS, STATUS_LABELS } from '@/admin/facilities/facility-words'
import { compareNames } from '@/cities/names/by-name'
import { CheckField } from '@/ui/form/CheckField'
import { EVERYTHING, type FacilityRow, type FacilityView } from './facility-view'

type FacilityFiltersProps = {
  view: FacilityView
  rows: readonly FacilityRow[]
  onShow: ShowView<FacilityView>
}

/** The filters of the list; every choice is written to the address at once. */
export function FacilityFilters({ view, rows, onShow }: FacilityFiltersProps) {
  const choose = (change: Partial<FacilityView>) => onShow((asked) => ({ ...asked, sheet: 1, ...change }))
  const provinces = unique(rows.map(({ province }): Choice => [province, province]))
  const towns = unique(
    rows.flatMap(({ slug, townName, province }): Choice[] =>
      view.province === '' || view.province === province ? [[slug, townName]] : [],
    ),
  )
  return (
    <Filters onClear={() => onShow(() => EVERYTHING)}>
      <TextFilter placeholder="Nombre o unicódigo" text={view.text} onType={(text) => choose({ text })} />
      <ChoiceField
        label="Provincia"
        value={view.province}
        choices={[['', 'Todas'], ...provinces]}
        onChoose={(province) => choose({ province, city: '' })}
      />
      <ChoiceField
        label="Ciudad"
        value={view.city}
        choices={[['', 'Todas'], ...towns]}
        onChoose={(city) => choose({ city })}
      />
      <ChoiceField
        label="Tipo"
        value={view.kind}
        choices={[['', 'Todos'], ...choicesOf(KIND_LABELS)]}
        onChoose={(kind) => choose({ kind })}
      />
      <ChoiceField
        label="Confianza"
        value={view.confidence}
        choices={[['', 'Todas'], ...choicesOf(CONFIDENCE_LABELS)]}
        onChoose={(confidence) => choose({ confidence })}
      />
      <ChoiceField
        label="Estado"
        value={view.status}
        choices={[['', 'Todos'], ...choicesOf(STATUS_LABELS)]}
        onChoose={(status) => choose({ status })}
      />
      <CheckField checked={view.isToConfirmOnly} onChange={(isToConfirmOnly) => choose({ isToConfirmOnly })}>
        Por confirmar: en duda o de confianza débil
      </CheckField>
      <CheckField checked={view.isOverdueOnly} onChange={(isOverdueOnly) => choose({ isOverdueOnly })}>
        Revisión vencida
      </CheckField>
    </Filters>
  )
}

type Choice = [value: string, label: string]

function unique(choices: readonly Choice[]): Choice[] {
  return [...new Map(choices)].sort(([, a], [, b]) => compareNames(a, b))
}
