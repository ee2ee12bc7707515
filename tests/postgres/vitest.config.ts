import { defineConfig } from 'vitest/config'
import everywhere from '../../vitest.config'

const { projects: _, ...shared } = everywhere.test ?? {}

/** Part of `npm run test:more`: the tests of who may do what, with a PostgreSQL server instead of the embedded backend. */
export default defineConfig({
  ...everywhere,
  test: {
    ...shared,
    include: ['tests/postgres/**/*.test.ts', 'tests/rls/**/*.test.ts'],
    globalSetup: [`${import.meta.dirname}/start-server.ts`],
  },
})
