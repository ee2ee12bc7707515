import { defineConfig } from 'vitest/config'

/** What is asked of the files in `dist`, without a browser: after `npm run build`. */
export default defineConfig({
  root: '.',
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/built/**/*.test.ts'],
    setupFiles: ['tests/support/loud-console.ts'],
    sequence: { shuffle: true },
    testTimeout: 180_000,
  },
})
