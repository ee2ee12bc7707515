import { page } from '@/content/pages/recursos-oficiales.md'
import { Card } from '@/ui/Card'
import { Blocks } from '@/visitor/article/Blocks'
import { SectionHeading } from './SectionHeading'
import { partsOf, sectionOf } from './text'

/** The institutions of the country: what each is for, and its official address. */
export function NationalResources() {
  const section = sectionOf('recursos-nacionales')
  const { lead, parts } = partsOf(section)
  return (
    <section className="space-y-4">
      <SectionHeading {...section} />
      <Blocks blocks={lead} page={page} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {parts.map(({ heading, blocks }) => (
          <Card key={heading} as="li">
            <h3>{heading}</h3>
            <Blocks blocks={blocks} page={page} />
          </Card>
        ))}
      </ul>
    </section>
  )
}
