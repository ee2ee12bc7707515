import { build } from 'vite'
import { OLDEST_BROWSERS } from './oldest-browsers.ts'

type Settings = {
  /** As in Vite's own configuration. */
  define?: Record<string, string>
  /** Terser makes a small script a hundred bytes shorter than Vite's own, and takes ten seconds for a large one. */
  minify?: 'terser' | 'oxc'
}

/** Bundles a file into one classic script, without the settings of the site's own build. */
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
      // An arrow function is shorter. This is safe, because none of our functions is called with `new`.
      terserOptions: { ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`)
  return output.output[0].code.trim()
}
