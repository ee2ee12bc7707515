import { KeepServerHtml } from '@/built/static'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { groupByProvince } from '@/cities/group-cities'
import { fullProvinceName, provinceSlug } from '@/cities/provinces'
import { sitePages } from '@/content/site-pages'
import { paths } from '@/paths'
import { TapLink } from '@/ui/link/TapLink'
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
          {(cities) => (
            <div className="grid items-start gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
              <ByProvince cities={cities} />
            </div>
          )}
        </KeepServerHtml>
      </section>
    </div>
  )
}

/** Closed, so that a reader sees all provinces on two screens and opens her own. */
function ByProvince({ cities }: { cities: readonly City[] }) {
  return groupByProvince(cities).map(({ province, cities: own }) => (
    <details key={province} className="border-b border-line">
      <summary className="py-2">
        <h3 className="inline text-base">{province}</h3> <span className="text-ink-soft">{`(${own.length})`}</span>
      </summary>
      <ul className="gap-x-6 pb-3 [columns:9rem_4]">
        <li className="[column-span:all]">
          <TapLink to={paths.place(provinceSlug(province))} className="font-semibold">
            {`Provincia de ${fullProvinceName(province)}`}
          </TapLink>
        </li>
        {own.map((city) => (
          <li key={city.id} className="break-inside-avoid">
            <TapLink to={paths.place(citySlug(city))}>{displayName(city)}</TapLink>
          </li>
        ))}
      </ul>
    </details>
  ))
}
