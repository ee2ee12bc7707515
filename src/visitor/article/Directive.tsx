import type { DirectiveName, StaticPage } from '@/content/static-page'
import { CareCards } from '@/visitor/emergency/CareCards'
import { EmergencyBanner } from '@/visitor/emergency/EmergencyBanner'
import { ChatLink } from '@/visitor/shell/chat/ChatLink'
import { beginsWithEmergency } from './begins-with-emergency'
import { DataCredits } from './DataCredits'
import { NoLegalAdvice } from './NoLegalAdvice'
import { ReviewerProfiles } from './ReviewerProfiles'

/** Renders what a page's text places with a directive, `::name` on a line of its own. */
export function Directive({ name, page }: { name: DirectiveName; page: StaticPage }) {
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
