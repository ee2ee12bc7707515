import { FACTS, type FactKey } from '@/generator/material/facts'
import { SOURCES, type Source, type SourceKey } from '@/generator/material/sources'
import type { Part } from '@/generator/parts'
import { publicSources, referenceOf } from '@/generator/public-sources'
import { isOf, type PartSignatures, SIGNED_FIELDS, type SignedField } from '@/generator/review-state'
import type { Reference } from '@/text'
import { allParts } from './all-parts'

/** Put in by the build (scripts/build/read-reviews.ts); not defined where nothing was built. */
declare const __PART_SIGNATURES__: Readonly<Record<string, PartSignatures>> | undefined

const SIGNATURES = typeof __PART_SIGNATURES__ === 'undefined' ? {} : __PART_SIGNATURES__

/** What one page of `/fuentes` shows: the parts of a static page, or of one section of the city pages. */
export type SourcePage = { parts: SourcedPart[]; documents: SourceDocument[] }

export type SourcedPart = {
  id: string
  title: string
  /** The professions that have to sign it: none where the portal speaks of itself. */
  fields: SignedField[]
  signatures: PartSignatures
  statements: Statement[]
  sentenceCount: number
}

/**
 * The sentences of a part that state the same facts: on a city's page, the wordings of one statement. What belongs to a
 * town stands in brackets: `[ciudad]`.
 */
export type Statement = { texts: string[]; facts: { key: FactKey; nature: string; documents: SourceDocument[] }[] }

/** A document that was read, with the anchor of its entry in the list of the page. */
export type SourceDocument = Reference & Pick<Source, 'readOn' | 'isCopy'> & { id: string }

/** The figures of the index of `/fuentes`, by the name of each page. */
export type SourceCounts = Record<string, Record<'statements' | 'documents' | 'toSign' | 'signed', number>>

/** Returns what is shown under the name of a page, `marco-legal-ec` or `ciudad/riesgos`; undefined for another name. */
export function sourcePage(name: string): SourcePage | undefined {
  const ofPage = allParts.filter((part) => pageOf(part) === name)
  if (ofPage.length === 0) return undefined
  const parts = ofPage.map(sourcedPart)
  const documents = parts.flatMap(({ statements }) =>
    statements.flatMap(({ facts }) => facts.flatMap((it) => it.documents)),
  )
  return { parts, documents: [...new Map(documents.map((document) => [document.id, document])).values()] }
}

export function sourceCounts(): SourceCounts {
  return Object.fromEntries(
    [...new Set(allParts.map(pageOf))].map((name) => {
      const { parts, documents } = sourcePage(name) ?? { parts: [], documents: [] }
      const statements = parts.reduce((sum, part) => sum + part.sentenceCount, 0)
      const toSign = parts.filter(({ fields }) => fields.length > 0)
      const signed = toSign.filter(({ fields, signatures }) => fields.every((field) => signatures[field]))
      return [name, { statements, documents: documents.length, toSign: toSign.length, signed: signed.length }]
    }),
  )
}

/** The page of `/fuentes` that has a part: that of its static page, or that of its section of the city pages. */
function pageOf({ key, group }: Part): string {
  if (group !== 'ciudad' && group !== 'comun') return group
  const [, section = ''] = key.split('/')
  return `ciudad/${CITY_PAGES[section] ?? section}`
}

/** The sections of the city pages whose sources are shown under another name. */
const CITY_PAGES: Readonly<Record<string, string>> = {
  'senales-de-alarma': 'comienzo',
  'otros-avisos': 'comienzo',
  respuestas: 'comienzo',
  pregunta: 'preguntas-frecuentes',
}

function sourcedPart({ key, group, title, field, variants }: Part): SourcedPart {
  const sentences = variants.flatMap((variant) => variant.sentences)
  const stating = sentences.filter(({ facts }) => facts.length > 0)
  // A sentence that several wordings share is listed once.
  const byText = new Map(stating.map(({ text, facts }) => [text, facts]))
  const byFacts = new Map<string, Statement>()
  for (const [text, facts] of byText) {
    const same = byFacts.get(facts.toSorted().join())
    if (same) same.texts.push(withBlanks(text))
    else byFacts.set(facts.toSorted().join(), { texts: [withBlanks(text)], facts: facts.map(sourcedFact) })
  }
  return {
    id: key.slice(group.length + 1).replaceAll('/', '-'),
    title,
    fields: SIGNED_FIELDS.filter((it) => isOf(field, it)),
    signatures: SIGNATURES[key] ?? {},
    statements: [...byFacts.values()],
    sentenceCount: byText.size,
  }
}

function sourcedFact(key: FactKey): Statement['facts'][number] {
  const { confidence } = FACTS[key]
  if (confidence === 'regla') return { key, nature: 'regla de este portal', documents: [] }
  if (confidence === 'propio') return { key, nature: 'lo que hace este portal, que se prueba', documents: [] }
  const documents = publicSources(key).map(documentOf)
  if (documents.length === 0) return { key, nature: 'leído; esa fuente solo la ve la redacción', documents }
  return { key, nature: confidence === 'dato' ? 'datos de' : 'leído en', documents }
}

function documentOf(key: SourceKey): SourceDocument {
  const { readOn, isCopy }: Source = SOURCES[key]
  return { ...referenceOf(key), id: key.toLowerCase(), readOn, ...(isCopy && { isCopy }) }
}

/** Writes `{city}` as `[ciudad]`. */
function withBlanks(text: string): string {
  return text.replace(/\{(\w+|…)\}/g, (_, blank: string) => `[${BLANKS[blank] ?? blank}]`)
}

const BLANKS: Readonly<Record<string, string>> = {
  attends: 'qué atiende',
  canton: 'cantón',
  city: 'ciudad',
  hours: 'horario',
  km: 'distancia',
  name: 'nombre',
  other: 'otro lugar',
  others: 'otros lugares',
  place: 'lugar',
  province: 'provincia',
  source: 'fuente y año',
  town: 'ciudad',
}
