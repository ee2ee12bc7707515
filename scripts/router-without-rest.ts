import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Of react-router what the site uses, in its production build. The package leads bundlers to its development build, and holds its
 * components (links, forms, prefetching) by statements that no bundler may drop: a name for each, and calls that look as if they
 * did something.
 */
export function routerWithoutRest(): Plugin {
  return {
    name: 'router-without-rest',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      handler: (id) => productionFile(id === 'react-router' ? 'index.mjs' : 'dom-export.mjs'),
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler(code) {
        const without = code
          .replace(/^[\w$]+\.displayName = ".*";$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        return { code: without, map: null }
      },
    },
  }
}

/** Beside the package that re-exports it. */
function productionFile(name: string): string {
  const beside = import.meta
    .resolve('react-router-dom')
    .replace(/\/react-router-dom\/.*/, '/react-router/dist/production/')
  return fileURLToPath(beside + name)
}
