import { deskPaths } from '@/admin/desk/desk-paths'
import { TYPE_LABELS } from '@/admin/pages/page-words'
import type { PageRevision, RecordFields } from '@/data/history/revisions'
import { gazetteerOf, tellingName } from '@/generator/gazetteer'
import { TapLink } from '@/ui/link/TapLink'
import { useCities } from '@/visitor/directory/use-cities'
import type { FieldWords } from './FieldList'
import { RevisionCard } from './RevisionCard'

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

/** One change of the record of a page. Records are not restored: they are written again from the city and its places. */
export function PageEntry({ revision }: { revision: PageRevision }) {
  const { before, after, rowId, cityId } = revision
  const { cities } = useCities()
  const city = cities.find(({ id }) => id === cityId)
  const record = after ?? before
  const name =
    city && record
      ? `${TYPE_LABELS[record.pageType]} en ${tellingName(city, gazetteerOf(cities))}`
      : (record?.urlPath ?? rowId)
  const changesText = before !== null && after !== null && before.contentHash !== after.contentHash
  return (
    <RevisionCard
      revision={revision}
      name={name}
      words={RECORD_WORDS}
      verbs={{
        added: 'Registrado por primera vez',
        changed: 'Cambiado',
        deleted: 'Borrado',
        seeAdded: 'Ver lo registrado',
      }}
      changesText={changesText}
    >
      {changesText && <p>Cambió el texto de la página.</p>}
      <TapLink to={deskPaths.historyOf(rowId)}>
        Solo esta página<span className="sr-only"> ({name})</span>
      </TapLink>
    </RevisionCard>
  )
}
