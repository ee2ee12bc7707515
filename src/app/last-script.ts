/**
 * The script of every page (scripts/hosting/page-scripts.ts), which runs when the page is complete: everything that
 * works without the app, and the code that starts the app. Every reader fetches it, so it imports little.
 */
import { isCopy, redirectToMeantAddress, showPlainAddress, siteIsBuilt } from '@/built/built-page'
import { reopenParts, revealWhatIsLinked } from '@/built/closed-parts'
import { startOnAct } from '@/built/start/start-on-act'
import { startWorkerForReader } from '@/built/worker/register-worker'
import { markSections } from '@/ui/page/mark-sections'
import { markOverdueReviews } from '@/visitor/article/overdue-review'
import { exposeBuiltQuestions } from '@/visitor/city/exposed-questions'
import { readAloudOnPress } from '@/visitor/city/read-aloud'
import { openMaps } from '@/visitor/map/open-map'
import { saveOnPress } from '@/visitor/offline/save-on-press'
import { printOnPress } from '@/visitor/place/print-on-press'
import { closeChatWhenLeft } from '@/visitor/shell/chat/chat-sheet'
import { openMenu } from '@/visitor/shell/menu'

showPlainAddress()
redirectToMeantAddress()
reopenParts()
openMenu()
closeChatWhenLeft()
revealWhatIsLinked()
openMaps()
readAloudOnPress()
printOnPress()
markSections()
if (!isCopy()) saveOnPress()
if (siteIsBuilt()) {
  exposeBuiltQuestions()
  markOverdueReviews()
  startOnAct()
  if (!import.meta.env.VITE_NO_OFFLINE) startWorkerForReader()
}
