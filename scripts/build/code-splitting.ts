import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

/**
 * How the app's code is divided into files. By itself the bundler would make a file of every module that two pages
 * share: a page would need thirty requests, and the start of the app four.
 */
export const CODE_SPLITTING: CodeSplitting = {
  groups: [
    // React changes seldom, so a browser can keep this file when the next release comes.
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    // The search needs these modules without the rest of the app, which is in the next group.
    { name: 'env', test: /\/src\/(env|trusted-types)\.ts/, priority: 3 },
    { name: 'index', tags: ['$initial'], priority: 2 },
    // The components of most pages.
    {
      name: 'page',
      test: /\/src\/(seo\/|ui\/|content\/(reviewers|site-pages|static-page)|generator\/generated-content|visitor\/(shell|emergency|quick-exit|care)\/)/,
      minShareCount: 5,
      priority: 1,
    },
    // What every page that reads cities needs at once.
    {
      name: 'data',
      test: /\/src\/(data\/(cities|list-files|errors|supabase|request\/)|timeouts)/,
      minShareCount: 2,
      priority: 1,
    },
  ],
}
