import { defineConfig } from '@playwright/test'
import { headlessShell } from '../../scripts/find-chromium'
import { TEST_PORTS } from '../../scripts/test-ports'

const port = TEST_PORTS.matrix

export default defineConfig({
  testDir: '.',
  // Vitest runs the other tests of this folder.
  testMatch: '*.spec.ts',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 5_000 },
  reporter: './table-reporter.ts',
  use: {
    // The service worker would hide the network outages that are tested here.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    viewport: { width: 1280, height: 800 },
    launchOptions: headlessShell(),
  },
  webServer: {
    command: `npx tsx tests/e2e/serve.ts ${port} matrix`,
    cwd: '../..',
    url: `http://localhost:${port}/`,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
