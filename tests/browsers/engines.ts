import { findChromium, onPath } from '../../scripts/find-chromium'
import { openChromium } from './chromium'
import { openFirefox } from './firefox'
import type { Tab } from './tab'
import { openWebKit } from './webkit'

export const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const
export type Engine = (typeof ENGINES)[number]

/** How an engine is started here, or the command that installs what is missing for it. */
export type Found = { open: (display: string) => Promise<Tab> } | { install: string }

export function findEngine(engine: Engine): Found {
  const program = PROGRAMS[engine]()
  const missing = [...(program ? [] : [PACKAGES[engine]]), ...(onPath('Xvfb') ? [] : ['xvfb'])]
  if (!program || missing.length > 0) return { install: `apt-get install -y ${missing.join(' ')}` }
  return { open: (display) => OPEN[engine](program, display) }
}

const PROGRAMS: Record<Engine, () => string | undefined> = {
  Chromium: findChromium,
  Firefox: () => onPath('firefox-esr') ?? onPath('firefox'),
  WebKit: () => onPath('WebKitWebDriver'),
}

/** As Debian calls them. */
const PACKAGES: Record<Engine, string> = { Chromium: 'chromium', Firefox: 'firefox-esr', WebKit: 'webkit2gtk-driver' }

const OPEN: Record<Engine, (program: string, display: string) => Promise<Tab>> = {
  Chromium: openChromium,
  Firefox: openFirefox,
  WebKit: openWebKit,
}
