import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { SourceDocument, SourcedPart, SourcePage, Statement } from '@/cited/source-pages'
import { type SourcePageCard, sourcePageCards } from '@/content/source-pages'
import type { PartSignatures, SignedField } from '@/generator/review-state'
import { counted } from '@/generator/spanish'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { addressOf, plainHead, trailTo } from '@/seo/page-head'
import { Link } from '@/ui/link/Link'
import { TapLink } from '@/ui/link/TapLink'
import { Breadcrumbs } from '@/ui/page/Breadcrumbs'
import { ClosedSection } from '@/ui/page/ClosedSection'
import { PageHeading } from '@/ui/page/PageHeading'
import { Loading } from '@/ui/waiting/SlowFallback'
import { Document } from '@/visitor/article/References'
import { Named } from '@/visitor/article/ReviewBox'
import { longDate } from '@/visitor/city/long-date'
import { NotFoundPage } from '@/visitor/shell/NotFoundPage'
import { ConnectionNotice } from '@/visitor/shell/TroubleNotice'
import { sourceQueries } from './source-queries'

/** `/fuentes`, and the pages below it: every statement of the site, with the documents that it rests on. */
export function SourcesPage() {
  const { '*': name = '' } = useParams()
  const card = sourcePageCards.find((page) => page.name === name)
  if (name === '') return <SourcesIndex />
  return card ? <SourcesOf card={card} /> : <NotFoundPage />
}

function SourcesOf({ card: { name, heading, isOfCities } }: { card: SourcePageCard }) {
  const { data: page, isError, refetch } = useQuery(sourceQueries.page(name))
  const trail = trailTo({ label: 'Fuentes', url: paths.sources }, { label: heading, url: paths.sourcesOf(name) })
  const title = isOfCities ? `Fuentes por ciudad: ${heading}` : `Fuentes de la página «${heading}»`
  const description = `Cada frase de «${heading}», con los hechos que afirma y los documentos en que se leyeron: título, organización, año y día de lectura.`
  return (
    <>
      <Head head={{ ...plainHead(title, description, addressOf(trail)), trail }} />
      <Breadcrumbs items={trail} />
      <article className="sources-page mt-2">
        <header className="max-w-measure space-y-3">
          <PageHeading>{`Fuentes: ${heading}`}</PageHeading>
          <p>
            {isOfCities
              ? 'Las páginas de ciudad dicen lo mismo con varias redacciones: aquí están todas, juntas las que afirman lo mismo. Entre corchetes, lo que cambia según la ciudad.'
              : 'Cada frase de la página, con sus hechos y los documentos en que se leyeron.'}{' '}
            Toque un título para abrirlo; el número dice cuántas frases tiene.
          </p>
          {!isOfCities && (
            <p>
              <Link to={`/${name}`} className="inline-block py-2.5">
                Ir a la página
              </Link>
            </p>
          )}
        </header>
        {page === undefined &&
          (isError ? (
            <ConnectionNotice what="las fuentes" onRetry={() => void refetch()} />
          ) : (
            <Loading text="Cargando fuentes…" what="la lista de las fuentes" />
          ))}
        {page && <Parts {...page} />}
      </article>
    </>
  )
}

/** The parts and the documents, each closed: a link from the page that they belong to, or from a fact, opens the one it leads to. */
function Parts({ parts, documents }: SourcePage) {
  return (
    <div className="mt-4 grid items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        {parts.map((part) => (
          <Part key={part.id} part={part} />
        ))}
      </div>
      {documents.length > 0 && (
        <ClosedSection id="documentos" heading="Documentos" count={documents.length}>
          <ul className="text-sm">
            {documents.map((document) => (
              <li key={document.id} id={document.id} tabIndex={-1}>
                <Document reference={document} /> {readText(document)}
              </li>
            ))}
          </ul>
        </ClosedSection>
      )}
    </div>
  )
}

function Part({ part: { id, title, fields, signatures, statements, sentenceCount } }: { part: SourcedPart }) {
  const heading = id === 'introduccion' ? 'Al comienzo de la página' : title
  return (
    <details className="max-w-measure">
      <summary className="hang py-2">
        <h2 className="inline">{`${heading} (${sentenceCount})`}</h2>
      </summary>
      {/* The anchor is inside, so that a browser opens the part that a link leads to also without our code. It is a
          section, of which a reader view keeps all; of elements without a meaning it keeps the longest alone. */}
      <section id={id} tabIndex={-1} className="mt-2 scroll-mt-24 space-y-3">
        {fields.length === 0 && <p className="text-sm">Habla el portal de sí mismo: no lleva firma.</p>}
        {fields.map((field) => (
          <SignatureLine key={field} field={field} signature={signatures[field]} />
        ))}
        {statements.length > 0 && (
          <ul>
            {statements.map(({ texts, facts }) => (
              <li key={texts[0]}>
                {texts.map((text) => (
                  <p key={text}>{text}</p>
                ))}
                <p>
                  {facts.map((fact, index) => (
                    <Fact key={fact.key} fact={fact} isLast={index === facts.length - 1} />
                  ))}
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </details>
  )
}

type SignatureLineProps = { field: SignedField; signature: PartSignatures[SignedField] }

function SignatureLine({ field, signature }: SignatureLineProps) {
  const whose = field === 'médico' ? 'Firma de un profesional de la salud' : 'Firma de un profesional del derecho'
  if (!signature) return <p className="text-sm">{`${whose}: pendiente.`}</p>
  return (
    <p className="text-sm">
      {`${whose}: `}
      <Named reviewer={signature.reviewer} />
      {`, ${longDate(signature.day)}.`}
    </p>
  )
}

function Fact({ fact: { key, nature, documents }, isLast }: { fact: Statement['facts'][number]; isLast: boolean }) {
  return (
    <>
      {`${key}: ${nature}`}
      {documents.map(({ id, title, organization }, index) => (
        <span key={id}>
          {index === 0 ? ' ' : '; '}
          <a href={`#${id}`}>{`${shortTitle(title)}, ${organization}`.replace(/\.$/, '')}</a>
        </span>
      ))}
      {isLast ? '.' : '. '}
    </>
  )
}

/** The title without what it says in brackets about its edition. */
function shortTitle(title: string): string {
  return title.split(' (')[0] ?? title
}

/** When the document was read, and whether that was the original. */
function readText({ readOn, isCopy }: SourceDocument): string {
  return `${isCopy ? 'Copia, leída' : 'Original, leído'} el ${longDate(readOn)}.`
}

const TRAIL = trailTo({ label: 'Fuentes', url: paths.sources })

/** `/fuentes`: how the portal works with sources, and the way to those of each page. */
function SourcesIndex() {
  return (
    <>
      <Head head={sourcesHead()} />
      <Breadcrumbs items={TRAIL} />
      <article className="mt-2 max-w-measure space-y-6">
        <header className="space-y-3">
          <PageHeading>Fuentes: qué hay detrás de cada frase</PageHeading>
          <p>
            Cada frase de los textos nombra los hechos que afirma, y cada hecho, los documentos en que se leyó, o dice
            que es del propio portal. Sin eso, no se publica.
          </p>
          <p>
            Leímos textos guardados de esas páginas, a veces solo su comienzo, y no la página de hoy. «Copia» quiere
            decir que no se leyó el original.
          </p>
          <Signed />
        </header>
        <Pages heading="Páginas de cada ciudad" cards={sourcePageCards.filter(({ isOfCities }) => isOfCities)} />
        <Pages heading="Otras páginas" cards={sourcePageCards.filter(({ isOfCities }) => !isOfCities)} />
        <p>
          Los hospitales y centros de salud tienen sus fuentes en la página de <a href={paths.cities}>cada ciudad</a>.
        </p>
      </article>
    </>
  )
}

/** How many parts are signed by everybody who has to sign them. */
function Signed() {
  const { data: counts } = useQuery(sourceQueries.counts())
  if (!counts) return null
  const pages = Object.values(counts)
  const signed = pages.reduce((sum, page) => sum + page.signed, 0)
  if (signed === 0) return <p>Ninguna parte está firmada todavía por todos los que deben firmarla.</p>
  return (
    <p>{`Partes firmadas por profesionales: ${signed} de ${pages.reduce((sum, page) => sum + page.toSign, 0)}.`}</p>
  )
}

function sourcesHead() {
  const head = plainHead(
    'Fuentes: qué hay detrás de cada frase del portal',
    'Las frases de los textos, página por página: los hechos que afirman, los documentos en que se leyeron, el día de la lectura y quién las firmó.',
    addressOf(TRAIL),
  )
  return { ...head, trail: TRAIL }
}

function Pages({ heading, cards }: { heading: string; cards: readonly SourcePageCard[] }) {
  const { data: counts } = useQuery(sourceQueries.counts())
  const isSigned = Object.values(counts ?? {}).some(({ signed }) => signed > 0)
  return (
    <section className="space-y-2">
      <h2>{heading}</h2>
      <ul>
        {cards.map(({ name, heading: title }) => {
          const count = counts?.[name]
          return (
            <li key={name} className="pb-1">
              <TapLink to={paths.sourcesOf(name)}>{title}</TapLink>
              {count && (
                <span className="-mt-2 block text-sm text-ink-soft">
                  {`${counted(count.statements, 'frase', 'frases')}, ${counted(count.documents, 'documento', 'documentos')}`}
                  {isSigned && count.toSign > 0 && `, ${count.signed} de ${count.toSign} partes firmadas`}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
