import { KeepServerHtml } from '@/built/static'
import type { City } from '@/cities/city'
import { mainCities } from '@/cities/city-list'
import { sitePages } from '@/content/site-pages'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { homeHead } from '@/seo/page-head'
import { Icon, type IconName } from '@/ui/Icon'
import { Link } from '@/ui/link/Link'
import { TapLink } from '@/ui/link/TapLink'
import { PageHeading } from '@/ui/page/PageHeading'
import { FoundPlaces } from '@/visitor/care/FoundFacilities'
import { CityList } from '@/visitor/directory/CityList'
import { Provinces } from '@/visitor/directory/Provinces'
import { CitiesLoading } from '@/visitor/directory/search/CitiesLoading'
import { CitySearchBox } from '@/visitor/directory/search/CitySearchBox'
import { NoCities } from '@/visitor/directory/search/NoCities'
import { useCitySearch } from '@/visitor/directory/search/use-city-search'
import { ChatBox } from '@/visitor/shell/chat/ChatLink'
import { directoryPage } from '@/visitor/shell/directory-page'

/** `/`: the search, what people come to ask, the main cities, the provinces, the general pages, and the chat. */
export function HomePage() {
  const { box, loading, results } = useCitySearch()
  const isSearching = box.value.trim() !== ''
  return (
    <>
      <Head head={homeHead()} />
      <section className="pt-2">
        <PageHeading page={paths.home}>Información médica sobre misoprostol y Cytotec en Ecuador</PageHeading>
        <p className="mt-2 mb-4 max-w-measure">
          Qué es, qué riesgos tiene y dónde hay atención pública en su ciudad. Contenido educativo.
        </p>
        <CitySearchBox placeholder="Buscar ciudad o provincia..." {...box} />
        {isSearching && <CitiesLoading {...loading} keepsRoom={false} />}
        {isSearching && results && results.query !== '' && <Found cities={results.found} query={results.query} />}
        <Answers />
        <ValueCards />
      </section>
      {/* What a search finds is shown at the search box; the main cities are hidden meanwhile. */}
      <KeepServerHtml data={results}>
        {({ found, query }) => query === '' && <MainCities cities={found} />}
      </KeepServerHtml>
      <div className="mt-8 empty:hidden">{!isSearching && <CitiesLoading {...loading} />}</div>
      <Provinces />
      <section className="mt-6 sm:mt-8">
        <h2>Información general</h2>
        <PageLinks />
      </section>
      <ChatBox />
    </>
  )
}

function Found({ cities, query }: { cities: readonly City[]; query: string }) {
  if (cities.length === 0) {
    return (
      <NoCities query={query}>
        Revise la ortografía o busque por provincia. También puede <Link to={paths.cities}>ver todas las ciudades</Link>
        .
      </NoCities>
    )
  }
  return (
    <>
      <FoundPlaces cities={cities} query={query} />
      <h2 className="sr-only">Ciudades encontradas</h2>
      {/* The key makes each new query start with its first cities. */}
      <CityList key={query} cities={cities} look="cards" />
    </>
  )
}

function MainCities({ cities }: { cities: readonly City[] }) {
  if (cities.length === 0) return <NoCities query="">Vuelva a intentar en unos minutos.</NoCities>
  return (
    <section data-main-cities className="mt-6 sm:mt-8 max-sm:[&_li:nth-child(n+13)]:hidden">
      <h2>Ciudades</h2>
      <CityList cities={mainCities(cities, MAIN)} look="cards" />
      <p>
        <TapLink to={paths.cities}>Ver las {cities.length} ciudades, por región</TapLink>
      </p>
    </section>
  )
}

/** A phone shows the first twelve of them. The others are found by the search or in the directory. */
const MAIN = 24

/** Links to the pages that are not about a place, by their headings. */
function PageLinks() {
  return (
    <ul className="mt-2 columns-[9rem] gap-x-4 lg:columns-3">
      {[...sitePages, directoryPage].map(({ path, heading }) => (
        <li key={path}>
          <TapLink to={path} className="leading-snug max-sm:text-sm">
            {heading}
          </TapLink>
        </li>
      ))}
    </ul>
  )
}

/** What a visitor may expect of the portal. */
function ValueCards() {
  return (
    <ul className="mt-4 grid gap-2 wrap-anywhere rounded-md border border-line bg-raised p-3 md:grid-cols-3 md:gap-6 md:p-5">
      <ValueCard icon="book" heading="Con fuentes">
        Cada página cita las suyas.
      </ValueCard>
      <ValueCard icon="hospital" heading="Cerca de usted">
        Hospitales, ciudad por ciudad.
      </ValueCard>
      <ValueCard icon="shield" heading="Solo informa">
        No comercializamos ni entregamos medicamentos.
      </ValueCard>
    </ul>
  )
}

function ValueCard({ icon, heading, children }: { icon: IconName; heading: string; children: string }) {
  return (
    <li className="flex gap-3">
      <span className="text-primary">
        <Icon name={icon} size="lg" />
      </span>
      <div>
        <h2 className="text-base">{heading}</h2>
        <p className="text-sm leading-snug">{children}</p>
      </div>
    </li>
  )
}

/** The questions people come with, as links to the pages that answer them. */
function Answers() {
  return (
    <nav aria-label="Lo que más se pregunta" className="mt-4">
      <ul className="grid gap-2 wrap-anywhere sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        <Answer icon="pulse" question="Me siento mal ahora" path={paths.care}>
          Señales de alarma y el 911
        </Answer>
        <Answer icon="pin" question="Un lugar cercano" path={paths.nearby}>
          Hospitales y centros de salud
        </Answer>
        <Answer icon="warning" question="¿Es peligroso?" path={paths.risks}>
          Efectos comunes y graves
        </Answer>
        <Answer icon="scale" question="¿Me pueden denunciar?" path={paths.legalFramework}>
          Qué dicen las normas
        </Answer>
      </ul>
    </nav>
  )
}

type AnswerProps = {
  icon: IconName
  question: string
  path: string
  children: string
}

function Answer({ icon, question, path, children }: AnswerProps) {
  return (
    <li>
      <Link
        to={path}
        className="group flex items-center gap-2 rounded-md border border-primary px-3 py-2 leading-snug no-underline hover:bg-raised lg:h-full"
      >
        <span className="text-primary">
          <Icon name={icon} size="lg" />
        </span>
        <span>
          <span className="block font-semibold underline group-hover:decoration-3">{question}</span>{' '}
          <span className="block text-sm text-ink-soft">{children}</span>
        </span>
      </Link>
    </li>
  )
}
