import { ChoiceField, choicesOf } from '@/admin/desk/ChoiceField'
import { TYPE_LABELS } from '@/admin/drafts/draft-words'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { compareNames } from '@/cities/names/by-name'
import { realProvince } from '@/cities/provinces'
import type { PageType } from '@/generator/generated-content'

type PageChooserProps = {
  cities: readonly City[]
  page: { city: City; pageType: PageType } | undefined
  /** `cuenca/misoprostol`. */
  onChoose: (key: string) => void
}

/** The fields that choose which page is previewed. */
export function PageChooser({ cities, page, onChoose }: PageChooserProps) {
  const slug = page ? citySlug(page.city) : ''
  const pageType = page?.pageType ?? 'misoprostol'
  const choices = cities
    .map((city): [string, string] => [citySlug(city), `${displayName(city)} (${realProvince(city.province)})`])
    .sort(([, a], [, b]) => compareNames(a, b))
  return (
    <div className="mt-6 flex flex-wrap gap-x-4 gap-y-3">
      <ChoiceField
        label="Ciudad"
        value={slug}
        choices={page ? choices : [['', 'Elija una ciudad'], ...choices]}
        onChoose={(chosen) => onChoose(`${chosen}/${pageType}`)}
      />
      <ChoiceField
        label="Tipo"
        value={pageType}
        choices={choicesOf(TYPE_LABELS)}
        onChoose={(chosen) => onChoose(`${slug}/${chosen}`)}
      />
    </div>
  )
}
