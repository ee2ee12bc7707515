import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from '@playwright/test'

const FEATURES_OFF = [
  // Each of these two opens a hidden page in every window, for the suggestions of the address bar: they took more time
  // than the pages of the tests.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Chromium obeys only the last list of features that it is given, so those that Playwright itself switches off are
  // repeated here.
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
  // Keeps a process ready for the next site, which no test ever opens.
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

/**
 * Returns the path of a Chromium that this machine has already: the one named in `PORTAL_CHROMIUM`, an installed one,
 * or Playwright's download. Undefined when there is none; throws when `PORTAL_CHROMIUM` names a file that does not
 * exist.
 */
export function findChromium(): string | undefined {
  const named = process.env.PORTAL_CHROMIUM
  if (named) {
    if (!existsSync(named)) throw new Error(`PORTAL_CHROMIUM names a file that does not exist: ${named}`)
    return named
  }
  return NAMES.map(onPath).find(Boolean) ?? [...MAC_AND_WINDOWS, chromium.executablePath()].find(existsSync)
}

/**
 * Returns how Playwright starts a complete Chromium, for the tests of what a visitor's browser does by itself: its
 * back/forward cache, its own error pages.
 */
export function wholeChromium(): LaunchOptions {
  return withPath(findChromium())
}

/**
 * Returns how Playwright starts Chromium for all other tests: without windows, tabs and an address bar, which take a
 * fifth of a test's time. This is the system's headless shell, or Playwright's own (which it starts when it is given no
 * path), or else the complete Chromium.
 */
export function headlessShell(): LaunchOptions {
  const whole = findChromium()
  if (process.env.PORTAL_CHROMIUM) return withPath(whole)
  return withPath(onPath('chromium-headless-shell') ?? (whole === chromium.executablePath() ? undefined : whole))
}

function withPath(executablePath: string | undefined): LaunchOptions {
  return { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) }
}

/**
 * Returns the path of a complete Chromium. Installs one if there is none: Playwright's download first, then the
 * system's package.
 */
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
    // Only Debian has this package; elsewhere the complete Chromium is used instead.
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
  ]) {
    const [program = '', ...args] = [...asRoot, ...command]
    spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error('No Chromium could be found or installed. Install one and name its path in PORTAL_CHROMIUM.')
}

/** Returns the path of an installed program; undefined when it is not installed. */
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
