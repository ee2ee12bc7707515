import type { GeneratedContent } from '@/generator/generated-content'
import { pageSeoLines } from '@/generator/scores'
import { cityPageHead } from '@/seo/place-heads'
import { Bullets } from '@/ui/Bullets'
import { LinkCard } from './LinkCard'
import { SearchResult } from './SearchResult'

/** Previews of one page everywhere it appears outside the portal, and the rules for its title that it breaks. */
export function Previews({ content }: { content: GeneratedContent }) {
  const { title, description, canonical: address } = cityPageHead(content, null)
  const texts = { title, description, address }
  // The rules with an excerpt are those about the title and the description.
  const broken = pageSeoLines(content).filter(({ isEarned, excerpt }) => !isEarned && excerpt !== undefined)
  return (
    <div className="mt-6 space-y-8">
      <section aria-labelledby="avisos">
        <h2 id="avisos">Avisos</h2>
        {broken.length === 0 ? (
          <p className="mt-2 max-w-measure">
            El título y la descripción cumplen sus reglas. Que un buscador o una tarjeta muestre solo el comienzo de la
            descripción es lo normal.
          </p>
        ) : (
          <Bullets items={broken.map(({ rule, found }) => `${rule}: ${found}.`)} />
        )}
      </section>
      <div className="grid gap-8 lg:grid-cols-2 [&>*]:min-w-0">
        <div className="lg:col-span-2">
          <SearchResult isPhone={false} {...texts} />
        </div>
        <div className="space-y-8">
          <SearchResult isPhone {...texts} />
          <LinkCard service="WhatsApp" {...texts} />
        </div>
        <LinkCard service="Facebook" {...texts} />
      </div>
    </div>
  )
}
