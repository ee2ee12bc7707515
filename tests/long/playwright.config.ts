import { defineConfig } from '@playwright/test'
import everyDay, { LONG, leftOutButLong } from '../../playwright.config'

/**
 * Runs the tests tagged `@long`: journeys of ten seconds and more through failures that few changes touch. `npm test`
 * leaves them out, because it is run before every commit; it has a shorter test of the same code.
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
