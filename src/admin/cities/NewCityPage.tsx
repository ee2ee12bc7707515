import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { deskPaths } from '@/admin/desk/desk-paths'
import { OwnForm } from '@/admin/desk/form/OwnForm'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { cityListQuery } from '@/admin/desk/reading/city-list'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { PageLooks } from '@/admin/pages/PageLooks'
import { pageNow, unwritable } from '@/admin/pages/page-now'
import { type City, parseCity } from '@/cities/city'
import { pageDay } from '@/generator/page-day'
import { Bullets } from '@/ui/Bullets'
import { CityContent } from '@/visitor/city/CityContent'
import { prepareContent } from '@/visitor/city/writing/write-page'
import { CityForm } from './CityForm'
import { type CityValues, citySchema, NOTHING_STORED, newCityOf } from './city-form'

/** `/admin/ciudades/nueva`: adds a city. The page that it will have, and what it will lack, can be seen before. */
export function NewCityPage() {
  const navigate = useNavigate()
  const cities = useQuery(cityListQuery)
  const list = cities.data
  return (
    <div className="space-y-4">
      <ScreenHead title="Agregar una ciudad" path={deskPaths.newCity} back={{ to: deskPaths.cities, label: 'Páginas' }}>
        La ciudad tendrá sus dos páginas desde la próxima publicación.
      </ScreenHead>
      {list ? (
        <OwnForm>
          {({ owner }) => (
            <CityForm owner={owner} cities={list.cities} onAdded={(slug) => void navigate(deskPaths.city(slug))}>
              {(typed) => <PageToBe typed={typed} cities={list.cities} />}
            </CityForm>
          )}
        </OwnForm>
      ) : (
        <Awaited queries={[cities]} text="Cargando ciudades..." what="la lista de ciudades" />
      )}
    </div>
  )
}

/** Shown once what is typed makes a city. The page is drawn when it is opened. */
function PageToBe({ typed, cities }: { typed: CityValues; cities: readonly City[] }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!v.is(citySchema({ city: undefined, stored: NOTHING_STORED, cities }), typed)) return null
  const city = parseCity({ id: 'nueva', facilities: [], ...newCityOf(typed, cities) })
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="rounded-md border border-line px-4">
      <summary className="min-h-11 py-2 font-semibold">Ver la página que será</summary>
      {isOpen && <DrawnPage key={JSON.stringify(typed)} city={city} cities={cities} />}
    </details>
  )
}

function DrawnPage({ city, cities }: { city: City; cities: readonly City[] }) {
  const all = useMemo(() => [...cities, city], [cities, city])
  const written = useMemo(() => pageNow(city, 'misoprostol', all), [city, all])
  if ('problem' in written) return <p role="alert">{unwritable(written.problem)}</p>
  const readable = prepareContent(written.content, all)
  return (
    <div className="space-y-4 pb-4">
      <p className="font-semibold">Lo que le faltará:</p>
      <Bullets items={missingOf(city)} />
      <PageLooks content={written.content} />
      <CityContent readable={readable} dateModified={pageDay(city, readable.care)} />
    </div>
  )
}

function missingOf({ emergencyContacts, population, populationBasis }: City): string[] {
  return [
    'Lugares de atención: hasta que se agreguen, la página envía al lugar más cercano que atiende emergencias.',
    ...(emergencyContacts.length === 0 ? ['Contactos propios: sin ellos la página tiene el 911 y el 171.'] : []),
    ...(population === 0 ? ['Población: la página no la menciona.'] : []),
    ...(population > 0 && populationBasis === null ? ['De dónde viene la cifra de población.'] : []),
  ]
}
