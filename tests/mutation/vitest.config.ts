import { defineConfig } from 'vitest/config'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { drawnMaps } from '../../scripts/maps/drawn-maps.ts'
import { markdownPages } from '../../scripts/static-pages/markdown-pages.ts'
import everywhere from '../../vitest.config.ts'

/** Makes a file that does not load an error of the run: Stryker counts tests alone, and would see none that failed. */
class LoudAboutLoading implements Reporter {
  #vitest: Vitest | undefined
  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }
  onTestModuleEnd(file: TestModule): void {
    for (const error of file.errors()) this.#vitest?.state.catchError(error, 'Unhandled Error')
  }
}

/** Runs the tests of one room, which `mutate.ts` names, against each mutant. */
export default defineConfig({
  root: '.',
  plugins: [markdownPages(), drawnMaps()],
  resolve: { tsconfigPaths: true },
  test: {
    include: process.env.MUTATION_TESTS?.split(',') ?? [],
    reporters: [new LoudAboutLoading()],
    // Isolating the test files would cost seconds for each mutant. fresh-modules.ts resets the project's own modules in
    // each file.
    isolate: false,
    setupFiles: ['tests/support/fresh-modules.ts', 'tests/support/loud-console.ts', 'tests/mutation/same-samples.ts'],
    env: everywhere.test?.env ?? {},
    testTimeout: 60_000,
  },
})
