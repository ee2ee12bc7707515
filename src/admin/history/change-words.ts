import { deskPaths } from '@/admin/desk/desk-paths'
import { fieldWords } from '@/admin/facilities/facility-words'
import { TYPE_LABELS } from '@/admin/pages/page-words'
import { REVIEWER_WORDS, signaturesOfLeavers } from '@/admin/settings/reviewer-form'
import type { City } from '@/cities/city'
import { CITY_FIELDS } from '@/cities/city-fields'
import { citySlug } from '@/cities/city-name'
import { shownName } from '@/cities/facility'
import type { CityFields } from '@/data/history/city-fields'
import type { HistoryEntry, RecordFields, Revision } from '@/data/history/revisions'
import { gazetteerOf, tellingName } from '@/generator/gazetteer'
import { counted, listed } from '@/generator/spanish'
import { type ChangedField, changedFields, type FieldWords } from './FieldList'

/** A change as the history shows it. */
export type ChangeWords = {
  /** What was changed: «Misoprostol en Cuenca», «Cuenca». */
  name: string
  /** What happened to it, in its grammatical gender: «Cambiada». */
  done: string
  fields: ChangedField[]
  /** Where it is edited, the rest of its history, and what else was changed with it and by the same person. */
  links: Way[]
}

type Way = readonly [label: string, to: string]

/** The fields of a city that the history shows. Its facilities have a history of their own. */
export const CITY_WORDS: FieldWords<CityFields> = Object.entries(CITY_FIELDS).map(([column, { label, words }]) => [
  label,
  (fields) => {
    const stored = new Map<string, unknown>(Object.entries(fields)).get(column)
    return words ? words(stored) : String(stored ?? '')
  },
])

/**
 * The fields of a record that the history shows. The dates are left out because they follow the content, and the hash
 * because nobody reads it.
 */
const RECORD_WORDS: FieldWords<RecordFields> = [
  ['Título', ({ title }) => title],
  ['Descripción', ({ metaDescription }) => metaDescription],
  ['Puntaje SEO', ({ seoScore }) => String(seoScore)],
  ['Palabras', ({ wordCount }) => String(wordCount)],
  ['Enlaces internos', ({ internalLinksCount }) => String(internalLinksCount)],
  ['Dirección', ({ urlPath }) => urlPath],
]

/** Tells a change in words. `cities` are empty until they are read: then some names are shorter. */
export function changeWords(revision: Revision, cities: readonly City[]): ChangeWords {
  const { tableName, before, after, rowId, runId, changedBy } = revision
  const more: Way[] = [
    ...(runId ? [['Todo lo que se escribió junto con esto', deskPaths.run(runId)] as const] : []),
    ...(changedBy ? [['Todo lo de esta persona', deskPaths.historyBy(changedBy)] as const] : []),
  ]
  const city = cities.find(({ id }) => id === revision.cityId)
  const toCity: Way[] = city ? [['Abrir la ciudad', deskPaths.city(citySlug(city))]] : []
  const verb = before === null ? 'Agregad' : after === null ? 'Borrad' : 'Cambiad'
  switch (tableName) {
    case 'cities': {
      const named = after ?? before
      return {
        name: named?.canonicalName ?? named?.name ?? rowId,
        done: `${verb}a`,
        fields: changedFields(CITY_WORDS, before, after),
        links: [...toCity, ['Solo esta ciudad', deskPaths.cityHistoryOf(rowId)], ...more],
      }
    }
    case 'generatedPages': {
      const record = after ?? before
      const isRewritten = before !== null && after !== null && before.contentHash !== after.contentHash
      return {
        name:
          city && record
            ? `${TYPE_LABELS[record.pageType]} en ${tellingName(city, gazetteerOf(cities))}`
            : (record?.urlPath ?? rowId),
        done: before === null ? 'Registrada por primera vez' : `${verb}a`,
        fields: [
          ...(isRewritten ? [{ label: 'Texto de la página', before: '', after: 'Cambió.' }] : []),
          ...changedFields(RECORD_WORDS, before, after),
        ],
        links: [...toCity, ['Solo esta página', deskPaths.historyOf(rowId)], ...more],
      }
    }
    case 'reviewers':
      return {
        name: after?.name ?? before?.name ?? rowId,
        done: `${verb}o`,
        fields: changedFields(REVIEWER_WORDS, before, after),
        links: [['Abrir los revisores', `${deskPaths.settings}#revisores`], ...more],
      }
    case 'settings':
      return {
        name: 'Firmas de quien ya no colabora',
        done: `${verb}as`,
        fields: changedFields(
          [['Lo que firmó', ({ keepsSignatures }) => signaturesOfLeavers(keepsSignatures)]],
          before,
          after,
        ),
        links: [['Abrir los revisores', `${deskPaths.settings}#revisores`], ...more],
      }
    default: {
      // What editors note of a place is a row of its own, which does not have the place's name.
      const place = city?.facilities.find(({ id }) => id === rowId)
      return {
        name: after?.name ?? before?.name ?? `Nota sobre ${place ? shownName(place) : 'un lugar'}`,
        done: `${verb}o`,
        fields: changedFields(fieldWords(new Map(cities.map((city) => [city.id, city]))), before, after),
        links: [
          ['Abrir el lugar', deskPaths.facility(rowId)],
          ['Solo este lugar', deskPaths.facilityHistoryOf(rowId)],
          ...more,
        ],
      }
    }
  }
}

/** What an entry is about, and where it is shown whole: a change in its panel, a run with all of its changes. */
export function entryTitle(entry: HistoryEntry, cities: readonly City[]): { title: string; to: string } {
  if ('revision' in entry)
    return { title: changeWords(entry.revision, cities).name, to: `${deskPaths.history}?cambio=${entry.id}` }
  const { tableName, runId } = entry.run
  const title = tableName === 'facilities' ? 'Importación de lugares' : 'Generación de páginas'
  return { title, to: deskPaths.run(runId) }
}

/** What an entry changed, in one line: one short field with both of its values, otherwise the names of the fields. */
export function entrySummary(entry: HistoryEntry, cities: readonly City[]): string {
  if ('run' in entry) return counted(entry.run.changes, 'cambio', 'cambios')
  const { done, fields } = changeWords(entry.revision, cities)
  const { before, after } = entry.revision
  if (before === null || after === null) return `${done}.`
  const [first] = fields
  if (!first) return WRITTEN_AGAIN
  const { label } = first
  if (fields.length > 1) return `${done}: ${listed(fields.map((field) => field.label.toLowerCase()))}.`
  const values = [first.before, first.after].map((text) => text || '(vacío)')
  return values.some((text) => text.length > SHORT)
    ? `${done}: ${label.toLowerCase()}.`
    : `${label}: ${values.join(' → ')}`
}

export const WRITTEN_AGAIN = 'Sin cambios en el contenido: se escribió lo mismo otra vez.'
const SHORT = 60
