import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import cascadeLayers from '@csstools/postcss-cascade-layers'
import { type Targets, transform } from 'lightningcss'
import postcss from 'postcss'
import { OLD_STYLE_FILE } from '../../src/paths.ts'
import { OLDEST_BROWSERS } from './oldest-browsers.ts'

/**
 * Writes the site's style sheet a second time, for browsers that know no cascade layers. Which rule wins is decided by
 * the specificity of its selector instead, and media ranges and nested rules are written as those browsers read them.
 * Throws when a rule cannot be expressed that way.
 */
export async function writeOldStyle(folder: string, styleSheets: readonly string[]): Promise<void> {
  const css = await Promise.all(styleSheets.map((file) => readFile(join(folder, file), 'utf8')))
  const flat = await postcss([cascadeLayers()]).process(css.join('\n'), { from: undefined })
  const [warning] = flat.warnings()
  if (warning) throw new Error(`The style sheet cannot be written without layers: ${warning}`)
  const code = Buffer.from(flat.css)
  await writeFile(
    join(folder, OLD_STYLE_FILE),
    transform({ filename: OLD_STYLE_FILE, code, minify: true, targets: TARGETS }).code,
  )
}

/** The browsers in the form that lightningcss takes: major and minor version (`safari14.1`) are one byte each. */
const TARGETS: Targets = Object.fromEntries(
  OLDEST_BROWSERS.map((browser) => {
    const [, name = '', major, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(browser) ?? []
    return [name, (Number(major) << 16) | (Number(minor) << 8)]
  }),
)
