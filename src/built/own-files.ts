/** What the addresses of a standalone document's own files end in: the worker answers these alone, and no file of the site's. */
export const OWN_FILE = '?copia'

/** The document, asking for these files under addresses of its own. */
export function withOwnFiles(html: string, files: readonly string[]): string {
  return files.reduce((text, file) => text.replaceAll(`"${file}"`, `"${file}${OWN_FILE}"`), html)
}
