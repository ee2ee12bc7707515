import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Bundles react-router in its production build, and only what the site uses of it. The package itself leads bundlers to its
 * development build. It also gives each component (links, forms, prefetching) a name by a statement, and makes some by a call: a
 * bundler keeps both, because they might have effects.
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

/** The file's path: the package lies beside react-router-dom, which re-exports it. */
function productionFile(name: string): string {
  const beside = import.meta
    .resolve('react-router-dom')
    .replace(/\/react-router-dom\/.*/, '/react-router/dist/production/')
  return fileURLToPath(beside + name)
}
