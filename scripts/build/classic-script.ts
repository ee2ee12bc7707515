import { build } from 'vite'
import { OLDEST_BROWSERS } from './oldest-browsers.ts'

type Settings = {
  /** As Vite's. */
  define?: Record<string, string>
  /** Terser makes a small script a hundred bytes shorter than Vite's own, and takes ten seconds for a large one. */
  minify?: 'terser' | 'oxc'
}

/** Bundles a file into one classic script, without the site's own settings of the build. */
export async function classicScript(entry: string, { define = {}, minify = 'terser' }: Settings = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'portal' },
      minify,
      // As an arrow a function is shorter; none of ours is called with `new`.
      terserOptions: { ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`)
  return output.output[0].code.trim()
}
