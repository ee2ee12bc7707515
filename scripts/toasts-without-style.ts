import type { Plugin } from 'vite'

/**
 * sonner writes a `<style>` into the page as it loads, which `style-src 'self'` refuses; its rules are imported as a
 * file instead (src/admin/desk/AdminLayout.tsx).
 */
export function toastsWithoutStyle(): Plugin {
  return {
    name: 'toasts-without-style',
    // Not pre-bundled, because a pre-bundled sonner would not pass through the transform below.
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        const without = code.replace(/^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/m, '')
        if (without === code) this.error('sonner: the line that writes its <style> was not found')
        return { code: without, map: null }
      },
    },
  }
}
