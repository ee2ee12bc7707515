import { createHash } from 'node:crypto'
import { build, type Plugin } from 'vite'

const ENTRY = 'src/visitor/quick-exit/start.ts'

/**
 * Puts the quick exit into every page as a classic script of its own, ahead of everything: one small file, named by its
 * content and so cached for good, that has run before anything of the page is shown.
 */
export function firstScript(): Plugin {
  let tag: Record<string, string> = { src: `/${ENTRY}`, type: 'module' }
  return {
    name: 'first-script',
    async buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return
      const source = await bundle()
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      const fileName = `assets/salida-${hash}.js`
      this.emitFile({ type: 'asset', fileName, source })
      tag = { src: `/${fileName}` }
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: tag, injectTo: 'head-prepend' }],
  }
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    build: { write: false, copyPublicDir: false, lib: { entry: ENTRY, formats: ['iife'], name: 'salida' } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error(`${ENTRY} was not built`)
  return output.output[0].code
}
