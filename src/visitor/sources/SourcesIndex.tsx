import { useQuery } from '@tanstack/react-query'
import { type SourcePageCard, sourcePageCards } from '@/content/source-pages'
import { counted } from '@/generator/spanish'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { addressOf, plainHead, trailTo } from '@/seo/page-head'
import { TapLink } from '@/ui/link/TapLink'
import { Breadcrumbs } from '@/ui/page/Breadcrumbs'
import { PageHeading } from '@/ui/page/PageHeading'
import { sourceQueries } from './source-queries'

const TRAIL = trailTo({ label: 'Fuentes', url: paths.sources })

/** `/fuentes`: how the portal works with sources, and the way to those of each page. */
export function SourcesIndex() {
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
  return (
    <section className="space-y-2">
      <h2>{heading}</h2>
      <ul>
        {cards.map(({ name, heading: title }) => {
          const count = counts?.[name]
          return (
            <li key={name}>
              <TapLink to={paths.sourcesOf(name)}>{title}</TapLink>
              {count && (
                <span className="text-sm text-ink-soft">
                  {` ${counted(count.statements, 'frase', 'frases')}, ${counted(count.documents, 'documento', 'documentos')}`}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
