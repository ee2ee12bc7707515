/**
 * The one script that every page carries in itself (scripts/hosting/first-script.ts) and that runs before anything is shown:
 * the way out, links into closed parts, and what brings the rest of the site. Whatever it imports is in every page, so it imports little.
 */
import '@/visitor/quick-exit/start'
import { revealWhatIsLinked } from '@/built/reveal'
import { startAfterPaint } from '@/built/start-after-paint'

revealWhatIsLinked()
startAfterPaint()
