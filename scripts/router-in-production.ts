import { fileURLToPath } from 'node:url'

/**
 * Where a build finds react-router's production files: by itself the package leads bundlers to its development build. They
 * lie beside those of react-router-dom, the package that re-exports them.
 */
export const ROUTER_IN_PRODUCTION = [
  { find: /^react-router$/, replacement: productionFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: productionFile('dom-export.mjs') },
]

function productionFile(name: string): string {
  const beside = import.meta
    .resolve('react-router-dom')
    .replace(/\/react-router-dom\/.*/, '/react-router/dist/production/')
  return fileURLToPath(beside + name)
}
