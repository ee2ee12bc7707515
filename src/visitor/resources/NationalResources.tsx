import { page } from '@/content/pages/recursos-oficiales.md'
import { Card } from '@/ui/Card'
import { ClosedSection } from '@/ui/page/ClosedSection'
import { Blocks } from '@/visitor/article/Blocks'
import { partsOf, sectionOf } from './text'

/**
 * The institutions of the country: what each is for, and its official address. Collapsed, because visitors come for the
 * search above.
 */
export function NationalResources() {
  const section = sectionOf('recursos-nacionales')
  const { lead, parts } = partsOf(section)
  return (
    <ClosedSection id={section.id} heading={section.heading} count={parts.length}>
      <Blocks blocks={lead} page={page} />
      <ul className="grid gap-4 wrap-anywhere">
        {parts.map(({ heading, blocks }) => (
          <Card key={heading} as="li">
            <h3>{heading}</h3>
            <Blocks blocks={blocks} page={page} />
          </Card>
        ))}
      </ul>
    </ClosedSection>
  )
}
