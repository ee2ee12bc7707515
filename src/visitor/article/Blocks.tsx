import type { Block, DirectiveName, StaticPage } from '@/content/static-page'
import { Callout } from '@/ui/Callout'
import { CareCards } from '@/visitor/emergency/CareCards'
import { EmergencyBanner } from '@/visitor/emergency/EmergencyBanner'
import { ChatLink } from '@/visitor/shell/chat/ChatLink'
import { DataCredits } from './DataCredits'
import { ReviewerProfiles } from './ReviewerProfiles'
import { inOrder, Block as TextBlock } from './TextBlocks'

/** The text of a section, block by block. */
export function Blocks({ blocks, page }: { blocks: readonly Block[]; page: StaticPage }) {
  return inOrder(blocks, (block) => {
    if (block.kind === 'directive') return <Directive name={block.name} page={page} />
    if (block.kind === 'heading') return <h3 className="max-w-measure">{block.text}</h3>
    return <TextBlock block={block} className="max-w-measure" />
  })
}

/** Renders what a page's text places with a directive, `::name` on a line of its own. */
function Directive({ name, page }: { name: DirectiveName; page: StaticPage }) {
  switch (name) {
    case 'care-cards':
      return <CareCards headingLevel={3} emergency={!beginsWithEmergency(page)} />
    case 'emergency':
      return <EmergencyBanner withSigns />
    case 'chat':
      return <ChatLink />
    case 'no-legal-advice':
      return <NoLegalAdvice />
    case 'reviewers':
      return <ReviewerProfiles />
    case 'data-credits':
      return <DataCredits />
  }
}

/** What a page about the law must say before it says anything else. */
function NoLegalAdvice() {
  return (
    <Callout tone="warning" heading="Esta página no da consejo legal">
      <p>
        Es información general: las normas cambian y cada caso es distinto. Para el suyo, hable con la Defensoría
        Pública, que es gratuita para quien no puede pagar, o con un profesional del derecho.
      </p>
    </Callout>
  )
}

/** Whether the alarm signs are in the page's introduction, and must be on a phone's first screen. */
export function beginsWithEmergency({ introduction }: StaticPage): boolean {
  return introduction.some((block) => block.kind === 'directive' && block.name === 'emergency')
}
