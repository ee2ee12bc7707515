import { displayName } from '@/cities/city-name'
import { fullProvinceName, realProvince } from '@/cities/provinces'
import type { GeneratedContent } from '@/generator/generated-content'
import { PageHeading } from '@/ui/page/PageHeading'
import { TodaySigns } from '@/visitor/emergency/CareCards'
import { EmergencyBanner } from '@/visitor/emergency/EmergencyBanner'

/** The top of a city's page: which page it is, then what must not wait, before anything else. */
export function CityHeader({ content: { city, pageType, h1, metaDescription } }: { content: GeneratedContent }) {
  const name = displayName(city)
  return (
    <header className="flex flex-col gap-1.5 sm:gap-4">
      {/* On a phone, upright or on its side, this line comes last, because the button that calls 911 would otherwise
          be below the first screen. */}
      <p className="font-semibold leading-snug text-ink-soft max-lg:order-last max-sm:text-sm">
        {name} · {fullProvinceName(realProvince(city.province))} · {city.region}
      </p>
      <PageHeading>{h1}</PageHeading>
      <p className="max-w-measure max-lg:order-last max-sm:text-sm sm:text-lg">{metaDescription}</p>
      <EmergencyBanner withSigns chatAbout={{ pageType, city: name }} />
      <TodaySigns />
    </header>
  )
}
