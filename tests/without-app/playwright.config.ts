import { defineConfig } from '@playwright/test'
import atOnce, { leftOutButLong } from '../../playwright.config'

/**
 * Runs the tests of the public site with an app that never starts on built pages, whatever is pressed. Tests tagged
 * `@app` are left out: they say what they need the app for.
 */
process.env.PORTAL_APP = 'never'

/** The tests of the desk and of pages without a built file, where the app starts at once. */
const AT_ONCE = /(admin|generators|history|large-body|never-stuck|release|city-page-states)[\w.-]*\.spec\.ts$/

export default defineConfig({
  ...atOnce,
  testDir: '../e2e',
  outputDir: '../../test-results/without-app',
  projects: (atOnce.projects ?? []).map((project) => ({
    ...project,
    testIgnore: [AT_ONCE, ...[project.testIgnore ?? []].flat()],
    grepInvert: [/@app\b/, ...leftOutButLong(project)],
  })),
})
