/**
 * The script that every page carries in its head (scripts/hosting/page-scripts.ts) and that runs before anything is shown: the way
 * out, the page's address, and the style sheet of old browsers. Whatever it imports is in every page, so it imports little.
 */
import '@/visitor/quick-exit/start'
import { styleForOldBrowser } from '@/built/old-browser'
import { leadToSmallLetters, takePlainAddress } from '@/built/own-page'

styleForOldBrowser()
takePlainAddress()
leadToSmallLetters()
