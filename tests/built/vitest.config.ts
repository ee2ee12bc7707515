import { defineConfig } from 'vitest/config'

/** The tests of the files in `dist`, without a browser. They need `npm run build` first. */
export default defineConfig({
  root: '.',
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/built/**/*.test.ts'],
    // One worker for each core (the default leaves one free). Without isolation each worker reads all pages once,
    // instead of once for each test file.
    maxWorkers: '100%',
    isolate: false,
    setupFiles: ['tests/support/loud-console.ts'],
    sequence: {
      shuffle: true,
      ...(process.env.PORTAL_TEST_SEED ? { seed: Number(process.env.PORTAL_TEST_SEED) } : {}),
    },
    testTimeout: 180_000,
  },
})
