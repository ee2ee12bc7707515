import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { deskPaths } from '@/admin/desk/desk-paths'
import { findPage } from '@/admin/desk/reading/find-page'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { pageNow, unwritable } from '@/admin/drafts/page-now'
import type { City } from '@/cities/city'
import type { PageType } from '@/generator/generated-content'
import { CitiesLoading } from '@/visitor/directory/search/CitiesLoading'
import { useCities } from '@/visitor/directory/use-cities'
import { PageChooser } from './PageChooser'
import { Previews } from './Previews'

/** `/admin/vista-previa`: how a page will look as a search result and as a link card. */
export function SerpPreviewPage() {
  const { cities, state, retry } = useCities()
  return (
    <>
      <ScreenHead title="Vista previa en buscadores y enlaces" path={deskPaths.preview}>
        Cómo se verá una página como resultado de búsqueda y como tarjeta de WhatsApp o Facebook. Los límites son
        orientativos: cada servicio decide al final qué muestra.
      </ScreenHead>
      {state === 'ready' ? <ChosenPage cities={cities} /> : <CitiesLoading state={state} onRetry={retry} />}
    </>
  )
}

function ChosenPage({ cities }: { cities: readonly City[] }) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('pagina')
  const page = useMemo(() => (asked === null ? firstPage(cities) : findPage(cities, asked)), [cities, asked])
  const written = useMemo(() => page && pageNow(page.city, page.pageType, cities), [page, cities])
  return (
    <>
      <PageChooser
        cities={cities}
        page={page}
        onChoose={(key) => setParams({ pagina: key }, { replace: true, preventScrollReset: true })}
      />
      {written && 'content' in written ? (
        <Previews content={written.content} />
      ) : (
        <p className="mt-6">
          {written
            ? unwritable(written.problem)
            : asked === null
              ? 'Todavía no hay ciudades.'
              : `No hay ninguna página en «${asked}». Elija una de la lista.`}
        </p>
      )}
    </>
  )
}

function firstPage(cities: readonly City[]): { city: City; pageType: PageType } | undefined {
  const [city] = cities
  return city && { city, pageType: 'misoprostol' }
}
