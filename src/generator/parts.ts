import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Sentence } from './generated-content'
import type { FactKey } from './material/facts'
import { isOurs } from './public-sources'

/**
 * A section as it is read, which a professional signs as a whole: a section of a static page, a section of the city
 * pages with its variants side by side, a question with its answers, a list. `src/cited/all-parts.ts` has all of them.
 */
export type Part = {
  /** Stable: `riesgos-y-efectos-secundarios/senales-de-alarma`, `ciudad/riesgos/cytotec`, `ciudad/pregunta/denuncia`. */
  key: string
  title: string
  field: Field
  /** Where the part is written: a static page's name without the slash, `ciudad` or `comun`. */
  group: string
  /** The name of the group for people. */
  groupTitle: string
  /** Every page on which the part is shown, and which says how it was reviewed. */
  pages: readonly PageId[]
  /** The wordings of which a page shows one; a part without variants has one. */
  variants: readonly PartVariant[]
  /** After how many days it is signed again, as the page asks for that shows it; a part of the city pages alone has none. */
  reviewEveryDays?: number | undefined
  /** Of the words: see `wordsHash`. */
  hash: string
}

/** Who has to sign a part: a physician, a lawyer, both, or nobody because it is the portal speaking of itself. */
export type Field = 'médico' | 'legal' | 'ambos' | 'portal'

/** The address of a static page, or `ciudad/cytotec` and `ciudad/misoprostol` for the two pages of every city. */
export type PageId = string

export type PartVariant = { heading: string; sentences: readonly PartSentence[] }

/**
 * A sentence with the facts that it states; one that introduces a list has none. Placeholders stand for what belongs to
 * a town: `{city}`. `isHeading`: a heading inside the part.
 */
export type PartSentence = Pick<Sentence, 'text' | 'isItem' | 'opensParagraph'> & {
  facts: readonly FactKey[]
  isHeading?: true
}

/**
 * The parts of a static page, how often they are signed again, and whether it shows the list of alarm signs, which is a
 * part of its own.
 */
export type PageParts = { path: PageId; order: number; reviewEveryDays: number; parts: Part[]; showsSigns: boolean }

/** Makes a part. `ofPage` is the field of every part of a page; left out, the facts tell who has to sign. */
export function partOf(part: Omit<Part, 'field' | 'hash'>, ofPage?: Field): Part {
  return { ...part, field: ofPage ?? fieldOf(part.variants), hash: wordsHash(wordsOf(part)) }
}

/**
 * Returns what a part says, as a signature keeps it: the heading and the sentences of each wording, as JSON. Facts,
 * links and what belongs to a town are left out: a signature outlasts a better source.
 */
export function wordsOf({ variants }: Pick<Part, 'variants'>): string {
  return JSON.stringify(variants.map(({ heading, sentences }) => [heading, ...sentences.map(({ text }) => text)]))
}

/** Returns a hash of what a part says, in 16 hexadecimal characters; the database makes it from the words as well. */
function wordsHash(words: string): string {
  return bytesToHex(sha256(utf8ToBytes(words))).slice(0, 16)
}

function fieldOf(variants: readonly PartVariant[]): Field {
  const facts = variants.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.facts))
  const isLegal = facts.some((fact) => LEGAL.test(fact))
  const isMedical = facts.some((fact) => !LEGAL.test(fact) && !OF_NO_FIELD.test(fact) && !isOurs(fact))
  if (isLegal && isMedical) return 'ambos'
  if (isLegal) return 'legal'
  return isMedical ? 'médico' : 'portal'
}

/** Facts about laws, authorities and duties. */
const LEGAL = /^(LEG|AUT|REG|CLA|DIS)-|^(EME-(03|04|06|09)|VIO-(04|05|06|11|12|13|16)|REC-(12|13|14|23)|FUE-02|EDI-24)$/

/** Facts that everybody can look up: telephone numbers and institutions, how sites of health work, devices. */
const OF_NO_FIELD = /^(REC|FUE|SOB|EDI|DAT|ACC|CIU)-|^EME-(01|02|22)$/
