import {
  defineConfig,
  devices,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test'
import { headlessShell, wholeChromium } from './scripts/find-chromium'
import { TEST_PORTS } from './scripts/test-ports'
import { ENGINES, type Engine } from './tests/browsers/engines'

const port = TEST_PORTS.browserTests

/** One device pixel for each CSS pixel: no test depends on them, and drawing more of them takes time. */
const PHONE = { ...devices['Pixel 7'], deviceScaleFactor: 1, viewport: { width: 360, height: 740 } }

/** The tag of long journeys through rare failures, which only `npm run test:more` runs. */
const LONG = /@long\b/

type EngineOption = PlaywrightWorkerOptions & { engine: Engine }

const DESK = { viewport: { width: 1280, height: 800 } }
const NOT_ON_PHONES = /@(desk|whole)\b/
const NOT_ON_DESKS = /@(phone|whole)\b/

/** What `npm test` runs. A test that does not depend on the width of the screen runs at one width (its file's name or tag). */
const EVERY_DAY: Project<PlaywrightTestOptions, EngineOption>[] = [
  { name: 'phone', use: PHONE, testIgnore: '**/*.desk.spec.ts', grepInvert: [NOT_ON_PHONES, LONG] },
  { name: 'desk', use: DESK, testIgnore: '**/*.phone.spec.ts', grepInvert: [NOT_ON_DESKS, LONG] },
  {
    // The browser as visitors have it, with its error pages and with its back/forward cache, which Playwright switches
    // off. It needs half as much processor time again as the headless shell, so only the tests that need it run in it.
    name: 'whole browser',
    use: { ...PHONE, launchOptions: { ...wholeChromium(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
    grep: /@whole\b/,
  },
]

/** The tests of the desk and of pages without a built file, where the app starts at once. */
const AT_ONCE = /(admin|generators|history|never-stuck|city-page-states)[\w.-]*\.spec\.ts$/

/** What `npm run test:more` runs, one project after the other; `-- --project=accessibility` runs one of them. */
const MORE: typeof EVERY_DAY = [
  { name: 'long phone', use: PHONE, testIgnore: '**/*.desk.spec.ts', grep: LONG, grepInvert: NOT_ON_PHONES },
  { name: 'long desk', use: DESK, testIgnore: '**/*.phone.spec.ts', grep: LONG, grepInvert: NOT_ON_DESKS },
  // The public site with an app that never starts. Tests tagged `@app` say what they need the app for.
  {
    name: 'without app, phone',
    use: PHONE,
    testIgnore: [AT_ONCE, '**/*.desk.spec.ts'],
    grepInvert: [/@app\b/, NOT_ON_PHONES, LONG],
  },
  {
    name: 'without app, desk',
    use: DESK,
    testIgnore: [AT_ONCE, '**/*.phone.spec.ts'],
    grepInvert: [/@app\b/, NOT_ON_DESKS, LONG],
  },
  // With one worker, because axe is slow and two at the same time take longer in all.
  {
    name: 'accessibility',
    testDir: 'tests/a11y',
    use: { ...devices['Pixel 7'], viewport: PHONE.viewport },
    workers: 1,
  },
  // The installed browsers themselves, on a screen of their own: Playwright only runs the tests.
  ...ENGINES.map((engine) => ({ name: engine, testDir: 'tests/browsers', use: { engine }, workers: 1 })),
]

export default defineConfig<PlaywrightTestOptions, EngineOption>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // One more than the two cores: a test often waits for the server, and two tests at a time leave a third of the machine idle.
  workers: 3,
  fullyParallel: true,
  // Leaves room for a machine that is busy with something else. A test that checks whether something hangs has its own limit.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    // Only the tests that need the service worker allow it (offline.*.spec.ts and others).
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    baseURL: `http://localhost:${port}`,
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    // Traces make the tests take a tenth longer. To look into a failure: `npx playwright test --trace on`.
    trace: 'off',
    // Playwright would take one at the end of every test, in case it fails afterwards. `portal.ts` takes one only on failure.
    screenshot: 'off',
    launchOptions: headlessShell(),
  },
  projects: process.env.PORTAL_MORE ? MORE : EVERY_DAY,
  webServer: {
    command: `npx tsx tests/e2e/serve.ts ${port} e2e`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
