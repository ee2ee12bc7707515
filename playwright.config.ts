import { defineConfig, devices, type Project } from '@playwright/test'
import { headlessShell, wholeChromium } from './scripts/find-chromium'
import { TEST_PORTS } from './scripts/test-ports'

const port = TEST_PORTS.browserTests

/** One device pixel for each CSS pixel: nothing that is asked depends on them, and drawing more of them takes time. */
const PHONE = { ...devices['Pixel 7'], deviceScaleFactor: 1, viewport: { width: 360, height: 740 } }

/** Marks the long journeys through rare failures, which have a command of their own (tests/long/playwright.config.ts). */
export const LONG = /@long\b/

/** The tags that a project leaves out, without `LONG`: for the configurations that run the long journeys. */
export function leftOutButLong({ grepInvert = [] }: Project): RegExp[] {
  return [grepInvert].flat().filter((tag) => tag !== LONG)
}

export default defineConfig({
  testDir: 'tests/e2e',
  // One database and two cores: each test waits for its server now and then, and two at a time leave a third of the machine idle.
  workers: 3,
  fullyParallel: true,
  // Room for a machine that is busy with something else: what hangs is told by the test, not by the clock.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    // The worker that answers without a network is tested by itself (offline.*.spec.ts).
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    baseURL: `http://localhost:${port}`,
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    // A trace of every test costs a tenth of the time: `npm run test:e2e -- --trace on` when a failure is looked into.
    trace: 'off',
    // Playwright takes one at the end of every test, for the failure that might come after it: ours is taken by the guard (portal.ts).
    screenshot: 'off',
    launchOptions: headlessShell(),
  },
  // What does not depend on the width of a screen is asked at one: by the name of its file, or by the tag of a test.
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
      // As visitors have it, with its own pages for what does not answer, and its back/forward cache, which Playwright switches off.
      // It takes half as much again of the processor as the headless shell, so only tests that need it are run in it.
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
    // The configurations that extend this one lie in folders of their own.
    cwd: import.meta.dirname,
    reuseExistingServer: false,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
