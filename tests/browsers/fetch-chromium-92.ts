/** Fetches Chromium 92 for `npm run test:old-phones`, or says in one sentence why it cannot run here. */
import { fetchChromium92 } from './chromium-92'
import { findEngine } from './engines'

try {
  fetchChromium92()
  const found = findEngine('Chromium 92')
  if ('install' in found) throw new Error(`its screen is missing: ${found.install}`)
} catch (cause) {
  console.error(`Chromium 92 not run: ${cause instanceof Error ? cause.message : cause}`)
  process.exitCode = 1
}
