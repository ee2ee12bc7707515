import { citySlug, displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import type { GeneratedContent } from '@/generator/generated-content'
import { paths } from '@/paths'
import { PageHeading } from '@/ui/PageHeading'
import { TodayCard } from '@/visitor/emergency/CareCards'
import { EmergencyBanner } from '@/visitor/emergency/EmergencyBanner'
import { KeepPage } from '@/visitor/offline/KeepPage'
import { ShortAnswers } from './ShortAnswers'

/** Which page this is, and what must not wait, before anything else. */
export function CityHeader({ content }: { content: GeneratedContent }) {
  const { city, pageType, h1, metaDescription } = content
  const name = displayName(city)
  return (
    <header className="flex flex-col gap-3 sm:gap-4">
      <p className="font-semibold text-ink-soft">
        {name} · {realProvince(city.province)} · {city.region}
      </p>
      <PageHeading>{h1}</PageHeading>
      {/* On a phone the call comes first: it would be below the first screen. */}
      <p className="max-w-measure max-sm:order-last sm:text-lg">{metaDescription}</p>
      <EmergencyBanner withSigns />
      <TodayCard />
      <ShortAnswers answers={content.answers} />
      {/* What `BuiltKeep` needs where this HTML is all there is. */}
      <div data-keep={name}>
        <KeepPage path={paths.cityPage(citySlug(city), pageType)} label={name} />
      </div>
    </header>
  )
}
