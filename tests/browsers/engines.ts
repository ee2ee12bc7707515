import { findChromium, onPath } from '../../scripts/find-chromium'
import { openChromium } from './chromium'
import { openFirefox } from './firefox'
import type { Tab } from './tab'
import { openWebKit } from './webkit'

export const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const
export type Engine = (typeof ENGINES)[number]

/** How to start an engine on this machine, or the command that installs what it lacks. */
export type Found = { open: (display: string) => Promise<Tab> } | { install: string }

export function findEngine(engine: Engine): Found {
  const program = PROGRAMS[engine]()
  const missing = [...(program ? [] : [INSTALLS[engine]]), ...(onPath('Xvfb') ? [] : ['apt-get install -y xvfb'])]
  if (!program || missing.length > 0) return { install: missing.join(' && ') }
  return { open: (display) => OPEN[engine](program, display) }
}

const PROGRAMS: Record<Engine, () => string | undefined> = {
  Chromium: findChromium,
  Firefox: () => onPath('firefox-esr') ?? onPath('firefox'),
  WebKit: () => onPath('WebKitWebDriver'),
}

/** The commands that install the engines, with the packages' names in Debian. */
const INSTALLS: Record<Engine, string> = {
  Chromium: 'apt-get install -y chromium',
  Firefox: 'apt-get install -y firefox-esr',
  WebKit: 'apt-get install -y webkit2gtk-driver',
}

const OPEN: Record<Engine, (program: string, display: string) => Promise<Tab>> = {
  Chromium: openChromium,
  Firefox: openFirefox,
  WebKit: openWebKit,
}
