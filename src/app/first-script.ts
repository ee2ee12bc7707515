/**
 * The script in the head of every page (scripts/hosting/page-scripts.ts), which runs before anything is shown: it
 * starts the quick exit, and loads the style sheet for old browsers. Whatever it imports becomes part of every page, so
 * it imports little.
 */
import '@/visitor/quick-exit/start'
import { styleForOldBrowser } from '@/built/start/old-browser'

styleForOldBrowser()
