import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

/**
 * In which files the app's code comes. Left to itself the bundler makes one of every module that two pages share: a page would
 * be thirty requests, and the start four.
 */
export const CODE_SPLITTING: CodeSplitting = {
  groups: [
    // It changes seldom, so that a browser can keep it when the next release comes.
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    // The search needs it without the rest of the app, which the next group is.
    { name: 'env', test: /\/src\/(env|trusted-types)\.ts/, priority: 3 },
    { name: 'index', tags: ['$initial'], priority: 2 },
    // The components of most pages.
    {
      name: 'page',
      test: /\/src\/(seo\/|ui\/|cited\/|content\/(reviewers|site-pages|static-page)|generator\/generated-content|visitor\/(shell|emergency|quick-exit|care)\/)/,
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
