import { defineConfig } from '@playwright/test'
import { TEST_PORTS } from '../../scripts/test-ports'
import { ENGINES, type Engine } from './engines'

const port = TEST_PORTS.browsers

/** Playwright runs the journeys; the browsers are the installed ones (engines.ts). One after another: each has a screen to itself. */
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
    // Not in Chromium 92: the desk, which is for computers that are kept up to date; painted frames, for it has no screen; a hundred races.
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
