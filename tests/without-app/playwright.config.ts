import { defineConfig } from '@playwright/test'
import atOnce from '../../playwright.config'

/**
 * The tests of the public site with the app of its built pages never started, whatever is pressed. Not those tagged `@app`: they say
 * what they need it for.
 */
process.env.PORTAL_APP = 'never'

/** The desk, and pages that nobody built: they start the app at once. */
const AT_ONCE = /(admin|generators|history|large-body|never-stuck|release|city-page-states)[\w.-]*\.spec\.ts$/

export default defineConfig({
  ...atOnce,
  testDir: '../e2e',
  outputDir: '../../test-results/without-app',
  projects: (atOnce.projects ?? []).map((project) => ({
    ...project,
    testIgnore: [AT_ONCE, ...[project.testIgnore ?? []].flat()],
    grepInvert: [/@app\b/, ...[project.grepInvert ?? []].flat()],
  })),
  webServer: [atOnce.webServer ?? []].flat().map((server) => ({ ...server, cwd: '../..' })),
})
