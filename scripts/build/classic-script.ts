import { build } from 'vite'

/** Bundles a file into one classic script, without the site's own settings of the build. `define` is what Vite's is. */
export async function classicScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: { write: false, copyPublicDir: false, lib: { entry, formats: ['iife'], name: 'portal' } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`)
  return output.output[0].code.trim()
}
