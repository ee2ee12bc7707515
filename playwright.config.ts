import { defineConfig, devices, type Project } from '@playwright/test'
import { headlessShell, wholeChromium } from './scripts/find-chromium'
import { TEST_PORTS } from './scripts/test-ports'

const port = TEST_PORTS.browserTests

/** One device pixel for each CSS pixel: no test depends on them, and drawing more of them takes time. */
const PHONE = { ...devices['Pixel 7'], deviceScaleFactor: 1, viewport: { width: 360, height: 740 } }

/** The tag of long journeys through rare failures. `npm run test:long` runs them (tests/long/playwright.config.ts). */
export const LONG = /@long\b/

/** Returns the tags that a project leaves out, but for `LONG`, for the configurations that run the long journeys. */
export function leftOutButLong({ grepInvert = [] }: Project): RegExp[] {
  return [grepInvert].flat().filter((tag) => tag !== LONG)
}

export default defineConfig({
  testDir: 'tests/e2e',
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
    // Traces make the tests take a tenth longer. To look into a failure: `npm run test:e2e -- --trace on`.
    trace: 'off',
    // Playwright would take one at the end of every test, in case it fails afterwards. `portal.ts` takes one only on failure.
    screenshot: 'off',
    launchOptions: headlessShell(),
  },
  // A test that does not depend on the width of the screen runs at one width, given by its file's name or by its tag.
  projects: [
    {
      name: 'phone',
      use: PHONE,
      testIgnore: '**/*.desk.spec.ts',
      grepInvert: [/@(desk|whole)\b/, LONG],
    },
    {
      name: 'desk',
      use: { viewport: { width: 1280, height: 800 } },
      testIgnore: '**/*.phone.spec.ts',
      grepInvert: [/@(phone|whole)\b/, LONG],
    },
    {
      // The browser as visitors have it, with its error pages and with its back/forward cache, which Playwright switches
      // off. It needs half as much processor time again as the headless shell, so only the tests that need it run in it.
      name: 'whole browser',
      use: {
        ...PHONE,
        launchOptions: { ...wholeChromium(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
      },
      grep: /@whole\b/,
    },
  ],
  webServer: {
    command: `npx tsx tests/e2e/serve.ts ${port} e2e`,
    url: `http://localhost:${port}/`,
    // The configurations that extend this one are in other folders, and the command must run in this one.
    cwd: import.meta.dirname,
    reuseExistingServer: false,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
