import { defineConfig, devices } from '@playwright/test'
import { headlessShell } from '../../scripts/find-chromium'
import { TEST_PORTS } from '../../scripts/test-ports'

const port = TEST_PORTS.accessibility

/**
 * Every page and state at two widths. With one worker, because axe is slow and two at the same time take longer in all.
 */
export default defineConfig({
  testDir: '.',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./table-reporter.ts']],
  outputDir: '../../test-results/a11y',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    serviceWorkers: 'block',
    launchOptions: headlessShell(),
  },
  projects: [
    { name: '360', use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } } },
    { name: '1280', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: `npx tsx tests/e2e/serve.ts ${port} a11y`,
    cwd: '../..',
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
