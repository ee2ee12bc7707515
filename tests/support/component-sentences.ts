import { readdirSync, readFileSync } from 'node:fs'
import { cardOf, pageFiles } from '../../scripts/static-pages/page-files'

/** Returns the sentences in the markup and strings of each component in the folder, with `{…}` for inserted values. */
export function componentSentences(folder: string): { file: string; sentences: string[] }[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx$|(?:^|[\\/])(?:directory-page|facility-words|save-words|save-script)\.ts$/.test(name),
  )
  return files
    .sort()
    .map((file) => ({ file, sentences: sentencesIn(readFileSync(`${folder}/${file}`, 'utf8')) }))
    .filter(({ sentences }) => sentences.length > 0)
}

/**
 * Returns the summary of each static page, from its front matter. Lists show it outside the page, without the page's
 * references.
 */
export function summarySentences(): { file: string; sentences: string[] }[] {
  return pageFiles().map(({ file, markdown }) => ({ file, sentences: splitSentences(cardOf(markdown, file).summary) }))
}

function sentencesIn(source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^import .*$/gm, '')
    .replaceAll("{' '}", ' ')
  const texts = [...markupTexts(code), ...strings(code)].map((text) => text.replace(/\s+/g, ' ').trim())
  const sentences = texts
    .flatMap(splitSentences)
    .map((sentence) => sentence.replace(/\s+(?=[.,;:])/g, '').replace(/^, /, ''))
  return [...new Set(sentences.filter(isSentence))]
}

function splitSentences(text: string): string[] {
  return text.split(/(?<=[.:?!])\s+(?=[¿¡«]?\p{Lu})/u)
}

/** Returns the texts between tags. Emphasis, links and dates are part of the sentence around them. */
function markupTexts(code: string): string[] {
  const flat = code
    .replace(/<\/?(?:strong|em|time|a|Link|ExternalMark)\b[^>]*>/g, ' ')
    .replace(/\{[\w.]+(?:\([\w.,\s]*\))?\}/g, '{…}')
  return [...flat.matchAll(/>((?:[^<>{}]|\{…\})*)(?=[<{])/g)].flatMap(([, text]) => text ?? [])
}

function strings(code: string): string[] {
  const found = [...code.matchAll(/'([^'\n]+)'|`([^`]+)`/g)].flatMap(([, plain, template]) => plain ?? template ?? [])
  return found.map((text) => text.replace(/\$\{[^{}]*\}/g, '{…}'))
}

/** Whether the text is a sentence, and neither a label nor code that was mistaken for text. */
function isSentence(text: string): boolean {
  return /[.:]$/.test(text) && (text.match(/\p{L}{2,}/gu) ?? []).length >= 3 && !/^\?|\w\(|=>|&&|[[\]=|]/.test(text)
}
