import { ChoiceField, choicesOf } from '@/admin/desk/ChoiceField'
import { Filters } from '@/admin/desk/list/Filters'
import { TextFilter } from '@/admin/desk/list/TextFilter'
import type { ShowView } from '@/admin/desk/list/use-view'
import { type DraftView, readView, withFilter } from '@/admin/drafts/draft-view'
import { STATE_BADGES, TYPE_LABELS } from '@/admin/drafts/draft-words'
import { CheckField } from '@/ui/form/CheckField'

type DraftFiltersProps = {
  view: DraftView
  provinces: readonly string[]
  onShow: ShowView<DraftView>
}

/** The filters of the list; every choice goes into the address at once. */
export function DraftFilters({ view, provinces, onShow }: DraftFiltersProps) {
  const choose = (change: Partial<DraftView>) => onShow((asked) => withFilter(asked, change))
  return (
    <Filters onClear={() => onShow(() => readView(new URLSearchParams()), { replace: false })}>
      <TextFilter placeholder="Ciudad o título" text={view.text} onType={(text) => choose({ text })} />
      <ChoiceField
        label="Tipo"
        value={view.type}
        choices={[['', 'Ambos'], ...choicesOf(TYPE_LABELS)]}
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
          ['none', STATE_BADGES.none.label],
          ['changed', STATE_BADGES.changed.label],
          ['same', STATE_BADGES.same.label],
          ['visit', 'De una visita'],
          ['findings', 'Con hallazgos'],
        ]}
        onChoose={(state) => choose({ state })}
      />
      <CheckField checked={view.isBelowOnly} onChange={(isBelowOnly) => choose({ isBelowOnly })}>
        Bajo el umbral
      </CheckField>
    </Filters>
  )
}
