import { KeepServerHtml, useIsStatic } from '@/built/static'
import { PROVINCES, provinceSlug } from '@/cities/provinces'
import { paths } from '@/paths'
import { exported, lazily } from '@/ui/lazily'
import { Link } from '@/ui/link/Link'
import { Part } from '@/ui/waiting/Part'

/** Loaded only when it has to be drawn: it brings the country's outlines, and a built page has the map already. */
const CountryMap = lazily(() => exported('CountryMap', import('@/visitor/map/CountryMap')))

/** The 24 provinces, as a list and as a map of the same links. */
export function Provinces() {
  // All of it is plain links, so on a built page it stays as it was built.
  const isStatic = useIsStatic()
  return (
    <KeepServerHtml data={isStatic ? undefined : PROVINCES}>
      {(provinces) => <ListAndMap provinces={provinces} />}
    </KeepServerHtml>
  )
}

function ListAndMap({ provinces }: { provinces: typeof PROVINCES }) {
  return (
    <section className="mt-6 sm:mt-8">
      <h2>Provincias</h2>
      <div className="mt-2 items-start gap-12 lg:grid lg:grid-cols-2">
        <ul className="flex flex-wrap gap-x-4 max-sm:text-sm">
          {provinces.map(({ name }) => (
            <li key={name}>
              <Link to={paths.place(provinceSlug(name))} className="inline-block py-1.5">
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <nav
          aria-label="Mapa de las provincias"
          className="relative mx-auto mt-3 w-full max-w-64 sm:max-w-96 print:hidden"
        >
          <a href={`#${AFTER_THE_MAP}`} className={SKIP_LINK}>
            Saltar el mapa
          </a>
          <div className="aspect-[420/470]">
            <Part loading="Cargando el mapa..." failed={null}>
              <CountryMap />
            </Part>
          </div>
        </nav>
      </div>
      <div id={AFTER_THE_MAP} tabIndex={-1} />
    </section>
  )
}

const AFTER_THE_MAP = 'despues-del-mapa'

const SKIP_LINK =
  'sr-only focus:not-sr-only focus:absolute focus:top-0 focus:left-0 focus:rounded-md focus:bg-paper focus:px-3 focus:py-2'
