import { defineConfig } from 'vitest/config'
import { drawnMaps } from './scripts/maps/drawn-maps.ts'
import { markdownPages } from './scripts/static-pages/markdown-pages.ts'

/** What is asked of a real database: each file begins with a copy of one that is made once. */
const WITH_DATABASE = ['tests/rls/**/*.test.ts', 'tests/data/**/*.test.ts']

export default defineConfig({
  plugins: [markdownPages(), drawnMaps()],
  resolve: { tsconfigPaths: true },
  test: {
    // The database's code is loaded once for each core; what ours remembers begins afresh in each file (fresh-modules.ts).
    isolate: false,
    maxWorkers: '100%',
    setupFiles: ['tests/support/fresh-modules.ts', 'tests/support/loud-console.ts'],
    // By the environment: a seed from the command line takes the projects' own order away, and workers change from one to the other.
    sequence: {
      shuffle: true,
      ...(process.env.PORTAL_TEST_SEED ? { seed: Number(process.env.PORTAL_TEST_SEED) } : {}),
    },
    // Room for a machine that is busy with something else: one of 2,100 cities took over 30 s beside twenty other processes.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    env: { DO_NOT_TRACK: '1' },
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          // After the database's, not among them: a worker that changes from one project to the other is thrown away.
          sequence: { groupOrder: 1 },
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/built/**', 'tests/postgres/**', 'tests/screens/**', ...WITH_DATABASE],
        },
      },
      {
        extends: true,
        // React as it is built: what a screen asks for in development, twice, no reader's browser asks for.
        oxc: { jsx: { development: false } },
        test: {
          name: 'screens',
          sequence: { groupOrder: 2 },
          include: ['tests/screens/**/*.test.tsx'],
          environment: './tests/screens/environment.ts',
          env: { NODE_ENV: 'production' },
          globalSetup: 'tests/support/first-backend.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: WITH_DATABASE,
          globalSetup: 'tests/support/first-backend.ts',
        },
      },
    ],
  },
})
