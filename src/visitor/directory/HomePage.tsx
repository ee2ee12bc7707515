import { AsBuilt } from '@/built/AsBuilt'
import { Head } from '@/seo/Head'
import { homeHead } from '@/seo/page-head'
import { LinkButton } from '@/ui/button/LinkButton'
import { Icon, type IconName } from '@/ui/Icon'
import { PageHeading } from '@/ui/PageHeading'
import { CountryMap } from '@/visitor/map/CountryMap'
import { ChatBox } from '@/visitor/shell/ChatBox'
import { allSitePages, directoryPage } from '@/visitor/shell/site-pages'
import { CITY_FINDER_ID, CityFinder } from './CityFinder'
import { PageLinks } from './PageLinks'
import { useCities } from './use-cities'

/** `/`: what the portal is, the way to one's city, the general pages, and the chat. */
export function HomePage() {
  return (
    <>
      <Head head={homeHead()} />
      <Hero />
      <CityFinder />
      <section className="mt-12">
        <h2>Información general</h2>
        <p className="mt-1 max-w-measure">
          Lo mismo vale en todo el país. Cada página dice de dónde sale lo que afirma.
        </p>
        <PageLinks pages={[...allSitePages, directoryPage]} />
      </section>
      <ChatBox />
    </>
  )
}

function Hero() {
  const { cities, state } = useCities()
  return (
    <section className="rounded-md border border-line bg-raised px-4 py-6 sm:px-8 sm:py-8">
      <div className="items-center gap-8 lg:flex">
        <div className="grow">
          <PageHeading>Información médica sobre misoprostol y Cytotec en Ecuador</PageHeading>
          <p className="mt-3 mb-5 max-w-measure text-lg leading-normal">
            Qué es, qué riesgos tiene y dónde hay atención pública en su ciudad. Contenido educativo, con fuentes.
          </p>
          <LinkButton href={`#${CITY_FINDER_ID}`}>Buscar mi ciudad</LinkButton>
        </div>
        <AsBuilt from={state === 'built' ? undefined : cities} className="w-80 shrink-0 max-lg:hidden">
          {(cities) => <CountryMap cities={cities} />}
        </AsBuilt>
      </div>
      <ul className="mt-6 grid gap-5 border-t border-line pt-6 md:grid-cols-3">
        <ValueCard icon="book" heading="Con fuentes">
          Cada página cita sus fuentes, con la organización y el año, para que usted pueda comprobarlas.
        </ValueCard>
        <ValueCard icon="hospital" heading="Cerca de usted">
          Hospitales y números oficiales de cada ciudad. Si no conocemos uno, le mostramos los más cercanos.
        </ValueCard>
        <ValueCard icon="shield" heading="Sin fines comerciales">
          No comercializamos ni entregamos medicamentos. No indicamos cantidades ni damos consejo legal.
        </ValueCard>
      </ul>
    </section>
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
        <p className="mt-1 text-sm">{children}</p>
      </div>
    </li>
  )
}
