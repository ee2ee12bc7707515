import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from '@playwright/test'

const FEATURES_OFF = [
  // Two hidden pages for the suggestions of the address bar in every window: they took more time than the pages of the tests.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Chromium heeds one list of features alone, the last one: those below are the ones that Playwright itself switches off.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  // A process that is kept ready for the next site, which no test ever opens.
  'SpareRendererForSitePerProcess',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/** Quiet and contained: no sandbox (containers run as root), no GPU, no traffic of its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`,
]

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']
const MAC_AND_WINDOWS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A Chromium that is here already: the path in `PORTAL_CHROMIUM`, an installed one, or Playwright's download. */
export function findChromium(): string | undefined {
  const named = process.env.PORTAL_CHROMIUM
  if (named) {
    if (!existsSync(named)) throw new Error(`PORTAL_CHROMIUM names a file that does not exist: ${named}`)
    return named
  }
  return NAMES.map(onPath).find(Boolean) ?? [...MAC_AND_WINDOWS, chromium.executablePath()].find(existsSync)
}

/** How Playwright starts it, for what a visitor's browser does by itself: its back/forward cache, its own pages for errors. */
export function wholeChromium(): LaunchOptions {
  return withPath(findChromium())
}

/**
 * How Playwright starts it for everything else: without windows, tabs and an address bar, which take a fifth of the time of a test.
 * The system's package, or Playwright's own (which it starts where it is given no path), or else the whole one.
 */
export function headlessShell(): LaunchOptions {
  const whole = findChromium()
  if (process.env.PORTAL_CHROMIUM) return withPath(whole)
  return withPath(onPath('chromium-headless-shell') ?? (whole === chromium.executablePath() ? undefined : whole))
}

function withPath(executablePath: string | undefined): LaunchOptions {
  return { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) }
}

/** A whole Chromium, installed if there is none: Playwright's download first, then the system's package. */
export function ensureChromium(): string {
  const here = findChromium()
  if (here) return here

  console.log('No Chromium found: trying Playwright’s download.')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 })
  const downloaded = findChromium()
  if (downloaded) return downloaded

  console.log('That did not work: trying the system’s package.')
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const command of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
    // Debian has it; where there is none, the whole one does.
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
  ]) {
    const [program = '', ...args] = [...asRoot, ...command]
    spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error('No Chromium could be found or installed. Install one and name its path in PORTAL_CHROMIUM.')
}

/** Where an installed program is. */
export function onPath(name: string): string | undefined {
  try {
    return execFileSync(process.platform === 'win32' ? 'where' : 'which', [name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')[0]
      ?.trim()
  } catch {
    // `which` says with its exit code that there is none.
    return undefined
  }
}
