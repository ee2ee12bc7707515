import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Bundles react-router in its production build, and only the parts that the site uses. By itself the package leads
 * bundlers to its development build. It also sets a `displayName` on each component (links, forms, prefetching) in a
 * statement of its own, and creates some of them with a call: a bundler keeps both kinds, because they might have side
 * effects. It keeps two more kinds for the same reason: values that the unused parts compute as they load, and the
 * statement that writes the package's version into the window.
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
          .replace(
            /^try \{\n {2}if \(\w+\) \{\n {4}window\.__reactRouterVersion =[^}]*\}\n\} catch \(e\) \{\n\}$/gm,
            '',
          )
          .replace(/^(var \w+ =) (new Set\(|Object\.getOwnPropertyNames\()/gm, '$1 /* @__PURE__ */ $2')
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        return { code: without, map: null }
      },
    },
  }
}

/** Returns the path of a file of react-router, which lies beside react-router-dom, the package that re-exports it. */
function productionFile(name: string): string {
  const beside = import.meta
    .resolve('react-router-dom')
    .replace(/\/react-router-dom\/.*/, '/react-router/dist/production/')
  return fileURLToPath(beside + name)
}
