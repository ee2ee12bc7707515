import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { deskPaths } from '@/admin/desk/desk-paths'
import { OwnForm } from '@/admin/desk/form/OwnForm'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { type AllCities, cityListQuery, useCityList } from '@/admin/desk/reading/use-city-list'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { LatestHistory } from '@/admin/history/HistoryList'
import type { OnRestoreCity } from '@/admin/history/restore/use-city-restoring'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import { cityQueries } from '@/data/cities'
import { type EditedCity, editedCityQuery } from '@/data/edited-city'
import { pageQueries } from '@/data/generated-pages'
import { restoreCity } from '@/data/history/restore-city'
import { PAGE_TYPES } from '@/generator/generated-content'
import { paths } from '@/paths'
import { LinkButton } from '@/ui/button/LinkButton'
import { Callout } from '@/ui/Callout'
import { TapLink } from '@/ui/link/TapLink'
import { CitiesLoading } from '@/visitor/directory/search/CitiesLoading'
import { CityFacilities } from './CityFacilities'
import { CityForm } from './CityForm'
import { CityPages } from './CityPages'

/** Goes along to the address that a city has by now. */
const MOVED = 'moved'

/** `/admin/ciudades/{slug}`: everything about one city on one screen. */
export function CityDeskPage() {
  const { slug = '' } = useParams()
  const { early, isRead } = useOwnRows(slug)
  // The list of all cities is long and keeps a small server busy, so it is requested only after the city's own rows.
  const all = useCityList(isRead)
  const { list, state, retry } = all
  const city = list ? list.cities.find((one) => citySlug(one) === slug) : early
  const isMoving = useFollowing(slug, city, list?.cities)
  const name = city ? displayName(city) : 'Ciudad'
  return (
    <>
      <ScreenHead title={name} path={deskPaths.city(slug)} back={{ to: deskPaths.cities, label: 'Páginas' }}>
        {city && (
          <>
            {realProvince(city.province)}. <TapLink to={paths.place(citySlug(city))}>Ver la ciudad en el sitio</TapLink>
          </>
        )}
      </ScreenHead>
      {city ? (
        <OneCity key={city.id} city={city} all={all} />
      ) : list && !isMoving ? (
        <NoCity slug={slug} />
      ) : (
        <CitiesLoading state={state} text="Buscando la ciudad..." what="esta ciudad" onRetry={retry} />
      )}
    </>
  )
}

/**
 * Moves the screen to the address of its city when that changes: a restore on this screen brought the slug back, also
 * one whose answer was lost, or somebody else did. Returns whether it is moving.
 */
function useFollowing(slug: string, city: City | undefined, cities: readonly City[] | undefined): boolean {
  const navigate = useNavigate()
  const [shown, setShown] = useState<{ slug: string; id: string }>()
  if (city && (shown?.slug !== slug || shown.id !== city.id)) setShown({ slug, id: city.id })
  const moved = city === undefined && shown?.slug === slug ? cities?.find(({ id }) => id === shown.id) : undefined
  const to = moved && deskPaths.city(citySlug(moved))
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true, state: MOVED })
  }, [to, navigate])
  return to !== undefined
}

/**
 * Reads the city's own row and the records of its pages. `isRead` is true once each has answered or failed, also when
 * there is no such row and only the list of all cities can tell which city the slug means.
 */
function useOwnRows(slug: string): { early: City | undefined; isRead: boolean } {
  const row = useQuery(cityQueries.rowWithFacilities(slug))
  const id = row.data?.id
  const records = useQueries({
    queries: PAGE_TYPES.map((type) => ({ ...pageQueries.one(id ?? '', type), enabled: id !== undefined })),
  })
  const isOver = (query: { isFetched: boolean; failureCount: number }) => query.isFetched || query.failureCount > 0
  return { early: row.data ?? undefined, isRead: isOver(row) && (id === undefined || records.every(isOver)) }
}

/**
 * Shows at once what is stored about a city. What its pages would say now depends on all cities, so it appears once
 * their list has been read.
 */
function OneCity({ city, all }: { city: City; all: AllCities }) {
  const queryClient = useQueryClient()
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
  const restore: OnRestoreCity = async (revision, now, reason) => {
    try {
      const outcome = await restoreCity(revision, now, reason)
      const slug = revision.before?.slug
      if (outcome === 'restored' && slug !== undefined && slug !== revision.after?.slug) moveTo(slug)
      return outcome
    } finally {
      void readStored()
    }
  }
  // The screen is at the address of the slug: under the old one there is no city any more. What is cached is told at
  // once, so that the screen moves with the city, and has it while everything is read again.
  const moveTo = (slug: string) => {
    const moved = { ...city, slug }
    queryClient.setQueryData(cityQueries.rowWithFacilities(slug).queryKey, moved)
    queryClient.setQueryData(cityListQuery.queryKey, (list) =>
      list ? { ...list, cities: list.cities.map((one) => (one.id === city.id ? { ...one, slug } : one)) } : undefined,
    )
  }
  const isMoved = useLocation().state === MOVED
  return (
    <div className="space-y-8">
      <p role="status" className="empty:hidden">
        {isMoved && 'La dirección de esta ciudad cambió, y ahora es esta: está anotado en el historial.'}
      </p>
      <section aria-labelledby="paginas" className="space-y-3">
        <h2 id="paginas">Sus dos páginas</h2>
        <CityPages city={city} all={all} />
      </section>
      <div className="grid items-start gap-8 lg:grid-cols-2 [&>*]:min-w-0">
        <section aria-labelledby="datos" className="space-y-3">
          <h2 id="datos">Datos de la ciudad</h2>
          {opened ? (
            <OwnForm>
              {({ owner }) => (
                <CityForm city={city} stored={opened} restored={restored} cities={all.list?.cities} owner={owner} />
              )}
            </OwnForm>
          ) : (
            <Awaited queries={[stored]} text="Leyendo los datos…" what="los datos de la ciudad" />
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
