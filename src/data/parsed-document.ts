/**
 * A document that is only parsed runs no script and loads nothing, so its text needs no check. The policy has a name of
 * its own (`scripts/hosting/headers.ts`): the pages of visitors have no way at all to turn text into markup.
 */
const policy = globalThis.trustedTypes?.createPolicy('mesa', { createHTML: (text) => text })

/** Parses the text of a file of the site, to be read and never shown. */
export function parsedDocument(text: string, type: DOMParserSupportedType): Document {
  return new DOMParser().parseFromString(policy?.createHTML(text) ?? text, type)
}
