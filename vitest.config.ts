import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { drawnMaps } from './scripts/maps/drawn-maps.ts'
import { markdownPages } from './scripts/static-pages/markdown-pages.ts'

/** The tests that need a real database. It is made once, and each file of tests works on a copy. */
const WITH_DATABASE = ['tests/rls/**/*.test.ts', 'tests/data/**/*.test.ts']

export default defineConfig({
  plugins: [markdownPages(), drawnMaps()],
  resolve: { tsconfigPaths: true },
  test: {
    // A worker keeps the packages that it has loaded, because the database's code takes long to load. Our own modules and
    // their state start afresh in each file (fresh-modules.ts).
    isolate: false,
    // One more than there are processors, because a test of a screen spends a third of its time waiting.
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['tests/support/fresh-modules.ts', 'tests/support/loud-console.ts'],
    // The seed comes from the environment, because one from the command line would override the order of the projects,
    // and workers would switch between them.
    sequence: {
      shuffle: true,
      ...(process.env.PORTAL_TEST_SEED ? { seed: Number(process.env.PORTAL_TEST_SEED) } : {}),
    },
    // Leaves room for a machine that is busy with something else: a test of 2,100 cities took over 30 s beside twenty
    // other processes.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    env: {
      DO_NOT_TRACK: '1',
      // The two settings without which `src/env.ts` cannot be imported. No server is there: `fetch` is stubbed where it is
      // needed.
      VITE_SUPABASE_URL: 'http://portal.local',
      VITE_SUPABASE_ANON_KEY: 'put in by the test',
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          // Runs after the database tests and not among them, because a worker that switches to another project is
          // thrown away.
          sequence: { groupOrder: 1 },
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/built/**', 'tests/postgres/**', 'tests/screens/**', ...WITH_DATABASE],
        },
      },
      {
        extends: true,
        // React's production build: in development a screen asks for everything twice, which no reader's browser does.
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
