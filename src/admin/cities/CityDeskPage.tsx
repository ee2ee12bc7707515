import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { deskPaths } from '@/admin/desk/desk-paths'
import { OwnForm } from '@/admin/desk/form/OwnForm'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { cityListQuery } from '@/admin/desk/reading/city-list'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { LatestHistory } from '@/admin/history/LatestHistory'
import type { OnRestoreCity } from '@/admin/history/use-city-restoring'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import { type EditedCity, editedCityQuery } from '@/data/edited-city'
import { restoreCity } from '@/data/history/restore-city'
import { paths } from '@/paths'
import { LinkButton } from '@/ui/button/LinkButton'
import { Callout } from '@/ui/Callout'
import { TapLink } from '@/ui/link/TapLink'
import { CityFacilities } from './CityFacilities'
import { CityForm } from './CityForm'
import { CityPages } from './CityPages'

/** `/admin/ciudades/{slug}`: everything about one city on one screen. */
export function CityDeskPage() {
  const { slug = '' } = useParams()
  const cities = useQuery(cityListQuery)
  const list = cities.data
  const city = list?.cities.find((one) => citySlug(one) === slug)
  return (
    <>
      <ScreenHead
        title={city ? displayName(city) : 'Ciudad'}
        path={deskPaths.city(slug)}
        back={{ to: deskPaths.cities, label: 'Páginas' }}
      >
        {city && (
          <>
            {realProvince(city.province)}. <TapLink to={paths.place(slug)}>Ver la ciudad en el sitio</TapLink>
          </>
        )}
      </ScreenHead>
      {!list && <Awaited queries={[cities]} text="Buscando la ciudad..." what="esta ciudad" />}
      {list && city && <OneCity key={city.id} city={city} cities={list.cities} />}
      {list && !city && <NoCity slug={slug} />}
    </>
  )
}

function OneCity({ city, cities }: { city: City; cities: readonly City[] }) {
  const stored = useQuery(editedCityQuery(city.id))
  const [opened, setOpened] = useState<EditedCity>()
  // The form keeps what it was opened with, so that what the editor types survives a sign-in and a refetch. It waits for
  // the row as it is now (or for the failure to read it): that of an earlier visit may have changed.
  if (stored.data && stored.isFetchedAfterMount && !opened) setOpened(stored.data)
  const [restored, setRestored] = useState<EditedCity>()
  const readStored = async () => {
    const { data, isSuccess } = await stored.refetch()
    // Always a new object: the form compares by identity and must notice a second restore to the same state.
    if (isSuccess && data) setRestored({ ...data })
  }
  const restore: OnRestoreCity = (revision, now, reason) =>
    restoreCity(revision, now, reason).finally(() => void readStored())
  return (
    <div className="mt-4 space-y-8">
      <section aria-labelledby="paginas" className="space-y-3">
        <h2 id="paginas">Sus dos páginas</h2>
        <CityPages city={city} cities={cities} />
      </section>
      <div className="grid items-start gap-8 lg:grid-cols-2 [&>*]:min-w-0">
        <section aria-labelledby="datos" className="space-y-3">
          <h2 id="datos">Datos de la ciudad</h2>
          {opened ? (
            <OwnForm>
              {({ owner }) => (
                <CityForm city={city} stored={opened} restored={restored} cities={cities} owner={owner} />
              )}
            </OwnForm>
          ) : (
            <Awaited queries={[stored]} text="Leyendo los datos…" what="la ficha de la ciudad" />
          )}
        </section>
        <div className="space-y-8">
          <CityFacilities city={city} />
          <section aria-labelledby="historial" className="space-y-3">
            <h2 id="historial">Historial</h2>
            <LatestHistory filter={{ cityId: city.id }} most={10} onRestoreCity={restore} />
            <TapLink to={deskPaths.historyIn(citySlug(city))}>
              Todos los cambios de esta ciudad, de sus páginas y de sus lugares
            </TapLink>
          </section>
        </div>
      </div>
    </div>
  )
}

function NoCity({ slug }: { slug: string }) {
  return (
    <div className="mt-6">
      <Callout tone="warning" heading={`No hay ninguna ciudad en «${slug}»`}>
        <p>
          Puede que la dirección esté incompleta, que la ciudad tenga otra dirección, o que la lista la junte con otra
          del mismo nombre y provincia.
        </p>
        <LinkButton to={deskPaths.cities}>Buscar la ciudad</LinkButton>
      </Callout>
    </div>
  )
}
