/**
 * The script that every page carries in its head (scripts/hosting/page-scripts.ts) and that runs before anything is shown: the way
 * out, and the page's address. Whatever it imports is in every page, so it imports little.
 */
import '@/visitor/quick-exit/start'
import { leadToSmallLetters, takePlainAddress } from '@/built/own-page'

takePlainAddress()
leadToSmallLetters()
