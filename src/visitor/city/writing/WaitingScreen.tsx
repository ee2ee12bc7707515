import { useEffect, useEffectEvent, useState } from 'react'
import { careAmong } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import type { PageType } from '@/generator/generated-content'
import { counted } from '@/generator/spanish'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { plainHead } from '@/seo/page-head'
import { askedToWaitMs, retryDelaySeconds } from '@/timeouts'
import { Button } from '@/ui/button/Button'
import { LinkButton } from '@/ui/button/LinkButton'
import { TownCareLists } from '@/visitor/care/TownCareLists'
import { EmergencyBanner } from '@/visitor/emergency/EmergencyBanner'

type WaitingScreenProps = NextTryProps & { city: City; pageType: PageType; cities: readonly City[] }

/**
 * Shown when the page could not be written or registered: the emergency numbers and the nearest facilities, while the
 * app keeps trying.
 */
export function WaitingScreen({ city, pageType, cities, ...tries }: WaitingScreenProps) {
  const name = displayName(city)
  const path = paths.cityPage(citySlug(city), pageType)
  const withFacilities = cities.find(({ id }) => id === city.id) ?? city
  return (
    <div className="space-y-6 py-3">
      <Head head={{ ...plainHead('Generando contenido médico', `Página de ${name}.`, path), robots: 'noindex' }} />
      <h1>Generando contenido médico</h1>
      <p className="max-w-measure">
        La página de {name} todavía no está lista: algo falló de nuestro lado o en la conexión. No necesita esperar. Lo
        más importante está aquí.
      </p>
      <NextTry {...tries} />
      <EmergencyBanner />
      <TownCareLists city={withFacilities} care={careAmong(withFacilities, cities)} headingLevel={2} />
      <p>
        <LinkButton variant="secondary" to={paths.risks}>
          Riesgos y efectos secundarios
        </LinkButton>
      </p>
    </div>
  )
}

type NextTryProps = { failures: number; trying: boolean; onRetry: () => void }

function NextTry({ failures, trying, onRetry }: NextTryProps) {
  const seconds = useCountdown(failures, trying, onRetry)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Button onClick={onRetry} disabled={trying}>
        Reintentar
      </Button>
      <p role="status">{trying ? 'Intentando de nuevo…' : 'Lo intentaremos otra vez sin que usted haga nada.'}</p>
      {/* Outside the live region: a countdown read aloud each second would drown everything else. */}
      {!trying && seconds !== undefined && <p>Próximo intento en {counted(seconds, 'segundo', 'segundos')}.</p>}
    </div>
  )
}

/**
 * Returns the seconds until the next try. Calls `onRetry` itself when they are over. When the connection comes back, the
 * page's query is run at once, as every read is (data/query-client.ts).
 */
function useCountdown(failures: number, trying: boolean, onRetry: () => void): number | undefined {
  const [seconds, setSeconds] = useState<number>()
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (trying) return
    const due = performance.now() + Math.max(retryDelaySeconds(failures, Math.random()) * 1000, askedToWaitMs())
    const count = () => {
      const left = Math.ceil((due - performance.now()) / 1000)
      setSeconds(Math.max(0, left))
      if (left > 0) return
      clearInterval(timer)
      retry()
    }
    const timer = setInterval(count, 1000)
    count()
    return () => clearInterval(timer)
  }, [failures, trying])
  return seconds
}
