import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

/**
 * In which files the app's code comes. Left to itself the bundler makes one of every module that two pages share: a page would
 * be thirty requests, and the start four.
 */
export const CODE_SPLITTING: CodeSplitting = {
  groups: [
    // Not fetched again with the next release.
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    // The search has it from here, and not from the next.
    { name: 'env', test: /\/src\/(env|trusted-types)\.ts/, priority: 3 },
    { name: 'index', tags: ['$initial'], priority: 2 },
    // What most pages are drawn from.
    {
      name: 'page',
      test: /\/src\/(seo|ui|cited|content\/(reviewers|static-page)|visitor\/(shell|emergency|quick-exit|care))\//,
      minShareCount: 5,
      priority: 1,
    },
    // What every page that reads cities needs at once.
    {
      name: 'data',
      test: /\/src\/(data\/(cities|errors|supabase|request\/)|patience\/)/,
      minShareCount: 2,
      priority: 1,
    },
  ],
}
