import { defineConfig } from 'vitest/config'
import { drawnMaps } from './scripts/maps/drawn-maps.ts'
import { markdownPages } from './scripts/static-pages/markdown-pages.ts'

export default defineConfig({
  plugins: [markdownPages(), drawnMaps()],
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/e2e/**'],
    setupFiles: ['tests/support/loud-console.ts'],
    sequence: { shuffle: true },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    env: { DO_NOT_TRACK: '1' },
  },
})
