import { defineConfig } from 'vitest/config'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { drawnMaps } from '../../scripts/maps/drawn-maps.ts'
import { markdownPages } from '../../scripts/static-pages/markdown-pages.ts'

/** A file of tests that does not even load is an error of the run: Stryker counts tests alone, and would see none that failed. */
class LoudAboutLoading implements Reporter {
  #vitest: Vitest | undefined
  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }
  onTestModuleEnd(file: TestModule): void {
    for (const error of file.errors()) this.#vitest?.state.catchError(error, 'Unhandled Error')
  }
}

/** The tests of one room, as they are run against each mutant: `mutate.ts` names them. */
export default defineConfig({
  root: '.',
  plugins: [markdownPages(), drawnMaps()],
  resolve: { tsconfigPaths: true },
  test: {
    include: process.env.MUTATION_TESTS?.split(',') ?? [],
    reporters: [new LoudAboutLoading()],
    // To begin afresh costs seconds a mutant; what ours remembers does begin afresh in each file.
    isolate: false,
    setupFiles: ['tests/support/fresh-modules.ts', 'tests/support/loud-console.ts', 'tests/mutation/same-samples.ts'],
    testTimeout: 60_000,
  },
})
