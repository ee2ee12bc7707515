import { page } from '@/content/pages/recursos-oficiales.md'
import { SectionHeading } from '@/visitor/article/ArticleSection'
import { Blocks } from '@/visitor/article/Blocks'
import { ChatLink } from '@/visitor/shell/chat/ChatLink'
import { sectionOf } from './text'

/** The portal's own chat, apart from the numbers above: it attends no emergency. */
export function PortalChat() {
  const section = sectionOf('chat')
  return (
    <section className="grid gap-x-12 gap-y-3 wrap-anywhere rounded-md border border-line bg-raised p-4 sm:p-6 lg:grid-cols-2 print:hidden">
      <div className="space-y-3">
        <SectionHeading {...section} />
        <Blocks blocks={section.blocks} page={page} />
      </div>
      <ChatLink />
    </section>
  )
}
