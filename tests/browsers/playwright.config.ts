import { defineConfig } from '@playwright/test'
import { TEST_PORTS } from '../../scripts/test-ports'
import { ENGINES, type Engine } from './engines'

const port = TEST_PORTS.browsers

/**
 * Playwright only runs the tests; the browsers are the installed ones (engines.ts). One test at a time, on a screen of
 * its own.
 */
export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./table-reporter.ts']],
  outputDir: '../../test-results/browsers',
  use: { baseURL: `http://localhost:${port}` },
  projects: ENGINES.map((engine) => ({
    name: engine,
    use: { engine },
    // Left out in Chromium 92: the desk, which is used on up-to-date computers; the tests of painted frames, because it
    // has no screen; and the hundred races.
    ...(engine === 'Chromium 92' ? { testIgnore: /(desk|leaving|racing)\.spec\.ts/ } : {}),
  })),
  webServer: {
    command: `npx tsx tests/e2e/serve.ts ${port} browsers`,
    cwd: '../..',
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
