import type { Plugin } from 'vite'

/**
 * Leaves out of react-router what no page of this site uses: its own links and forms, and its warnings for developers.
 * The bundler would do it by itself if the package said that making a component has no side effect, and if it did not
 * set the names that React's developer tools show. Of the package only the development files can be imported.
 */
export function leanRouter(): Plugin {
  return {
    name: 'portal:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler: (code) =>
        code
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replace(/^\w+\.displayName = ".*";$/gm, '')
          .replace(/\bReact\d*\.(?:forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&'),
    },
  }
}
