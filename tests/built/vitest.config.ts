import { defineConfig } from 'vitest/config'

/** What is asked of the files in `dist`, without a browser: after `npm run build`. */
export default defineConfig({
  root: '.',
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/built/**/*.test.ts'],
    // One for each core, not one less. All the pages are read once for each, not for each file.
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
