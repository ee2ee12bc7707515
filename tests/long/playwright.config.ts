import { defineConfig } from '@playwright/test'
import everyDay, { LONG, leftOutButLong } from '../../playwright.config'

/**
 * Runs the tests tagged `@long`: ten seconds and more through failures and styles that few changes touch. `npm test`
 * leaves them out, because it is run before every commit; it has shorter tests of the same code, except of the styles.
 */
export default defineConfig({
  ...everyDay,
  testDir: '../e2e',
  outputDir: '../../test-results/long',
  // The complete browser has a tag of its own, and none of its tests is long.
  projects: (everyDay.projects ?? [])
    .filter(({ grep }) => grep === undefined)
    .map((project) => ({ ...project, grep: LONG, grepInvert: leftOutButLong(project) })),
})
