import { KeepServerHtml } from '@/built/static'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { groupByProvince } from '@/cities/group-cities'
import { fullProvinceName, provinceSlug } from '@/cities/provinces'
import { sitePages } from '@/content/site-pages'
import { paths } from '@/paths'
import { Link } from '@/ui/link/Link'
import { Spinner } from '@/ui/waiting/Spinner'
import { CitiesLoading } from '@/visitor/directory/search/CitiesLoading'
import type { LoadState } from '@/visitor/directory/use-cities'
import { directoryPage } from '@/visitor/shell/directory-page'
import { PageSummaries } from './PageSummaries'

type EverythingProps = { cities: readonly City[]; state: LoadState; retry: () => void }

/** Everything in the portal, as lists: for a search without a query, and for browsers without scripts. */
export function Everything(props: EverythingProps) {
  return (
    <div className="min-h-screen">
      <div data-app-is="comes" hidden>
        <Spinner text="Buscando..." />
      </div>
      <Lists {...props} />
    </div>
  )
}

function Lists({ cities, state, retry }: EverythingProps) {
  return (
    <div data-app-is="lost" data-until-asked="">
      <p className="mt-6 max-w-measure">Escriba una ciudad, una provincia o un tema, o elija en estas listas.</p>
      <p data-app-is="lost" role="alert" hidden className="mt-6 max-w-measure">
        La búsqueda no llegó. Vuelva a cargar la página o elija en estas listas.
      </p>
      <p className="hidden max-w-measure noscript:block">
        Su navegador no ejecuta JavaScript: el buscador no puede elegir por usted.
      </p>
      <section className="mt-8">
        <h2>Páginas</h2>
        <PageSummaries pages={[...sitePages, directoryPage]} />
      </section>
      <section className="mt-8">
        <h2>Provincias y sus ciudades</h2>
        <CitiesLoading state={state} onRetry={retry} />
        <KeepServerHtml data={state === 'ready' ? cities : undefined}>
          {(cities) => <ByProvince cities={cities} />}
        </KeepServerHtml>
      </section>
    </div>
  )
}

function ByProvince({ cities }: { cities: readonly City[] }) {
  return groupByProvince(cities).map(({ province, cities: own }) => (
    <section key={province} className="mt-4">
      <h3>
        <Link to={paths.place(provinceSlug(province))} className="inline-block py-2">
          {`Provincia de ${fullProvinceName(province)}`}
        </Link>
      </h3>
      <Links places={own.map((city) => ({ name: displayName(city), slug: citySlug(city) }))} />
    </section>
  ))
}

function Links({ places }: { places: readonly { name: string; slug: string }[] }) {
  return (
    <ul className="mt-1 gap-x-6 [columns:9rem_4]">
      {places.map(({ name, slug }) => (
        <li key={slug} className="break-inside-avoid">
          <Link to={paths.place(slug)} className="inline-block py-2">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
