import { displayName } from '@/cities/city-name'
import type { GeneratedContent } from '@/generator/generated-content'
import { PageHeading } from '@/ui/page/PageHeading'
import { TodaySigns } from '@/visitor/emergency/CareCards'
import { EmergencyBanner } from '@/visitor/emergency/EmergencyBanner'

/** The top of a city's page: which page it is, then what must not wait, before anything else. */
export function CityHeader({ content: { city, pageType, h1 } }: { content: GeneratedContent }) {
  return (
    <header className="flex flex-col gap-1.5 sm:gap-4">
      <PageHeading>{h1}</PageHeading>
      <EmergencyBanner withSigns chatAbout={{ pageType, city: displayName(city) }} />
      <TodaySigns />
    </header>
  )
}
