import { displayName } from '@/cities/city-name'
import type { GeneratedContent } from '@/generator/generated-content'
import { ChatLink } from '@/visitor/shell/chat/ChatLink'
import { CityFacts } from './CityFacts'
import { RelatedPages } from './RelatedPages'

/** What stands beside a city's page, or on a phone after it: the chat, where to read on, and the facts of the city. */
export function CitySidebar({ content: { city, pageType, internalLinks } }: { content: GeneratedContent }) {
  return (
    <>
      <ChatLink about={{ pageType, city: displayName(city) }} />
      <RelatedPages links={internalLinks} />
      <CityFacts city={city} />
    </>
  )
}
