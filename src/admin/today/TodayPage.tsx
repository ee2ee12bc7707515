import { useQuery } from '@tanstack/react-query'
import { SiteTools } from '@/admin/deployment/SiteTools'
import { ClosedCard } from '@/admin/desk/ClosedCard'
import { deskPaths } from '@/admin/desk/desk-paths'
import { HistoryLines } from '@/admin/history/LatestHistory'
import { SeoStatusCard } from '@/admin/indexing/SeoStatusCard'
import { cityQueries } from '@/data/cities'
import { sessionQuery } from '@/data/session'
import { counted } from '@/generator/spanish'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { adminHead } from '@/seo/page-head'
import { Button } from '@/ui/button/Button'
import { Callout } from '@/ui/Callout'
import { exported, lazily } from '@/ui/lazily'
import { TapLink } from '@/ui/link/TapLink'
import { PageHeading } from '@/ui/page/PageHeading'
import { Part } from '@/ui/waiting/Part'
import { TaskCards } from './TaskCards'

/** `/admin`, «Hoy»: what there is to do, with the tools of the panel closed to one line each, and what changed lately. */
export function TodayPage() {
  const access = useAccess()
  const { data: cities } = useQuery(cityQueries.withFacilities())
  const session = useQuery(sessionQuery()).data
  return (
    <div className="space-y-6">
      <Head head={adminHead('CMS Editorial (Admin)', paths.admin)} />
      <div>
        <PageHeading>CMS Editorial (Admin)</PageHeading>
        <p className="text-ink-soft">{access}</p>
      </div>
      <TaskCards />
      <div className="grid items-start gap-6 lg:grid-cols-2 [&>*]:min-w-0">
        <section className="desk-card">
          <h2>Últimos cambios</h2>
          <HistoryLines most={10} />
          <p>
            <TapLink to={deskPaths.history}>Todo el historial</TapLink>
          </p>
        </section>
        <div className="space-y-2">
          <ClosedCard
            heading="Generador de ciudades"
            state={cities && counted(cities.length, 'ciudad', 'ciudades')}
            isHeavy
          >
            <Part loading="Cargando el generador..." failed={<NoGenerator />}>
              <CityGenerator />
            </Part>
          </ClosedCard>
          <ClosedCard
            heading="Indexación"
            state={session && (session.user ? 'Lo medido por usted' : 'Pide iniciar sesión')}
          >
            <SeoStatusCard />
          </ClosedCard>
          <ClosedCard heading="Herramientas" state={`${TOOLS.length} pantallas`}>
            <ul>
              {TOOLS.map(([path, label]) => (
                <li key={path}>
                  <TapLink to={path}>{label}</TapLink>
                </li>
              ))}
            </ul>
          </ClosedCard>
          <SiteTools />
        </div>
      </div>
    </div>
  )
}

const TOOLS = [
  [deskPaths.cities, 'Revisión de borradores, y cómo se ve cada página en buscadores y enlaces'],
  [deskPaths.history, 'Historial de revisiones'],
  [deskPaths.generateCities, 'Generador de Páginas por Ciudad'],
  [deskPaths.generateMass, 'Generador Masivo de Páginas por Ciudad'],
] as const

/** Returns the line below the heading: it says «Acceso público» while the admin is open to all. */
function useAccess(): string {
  const { data } = useQuery(sessionQuery())
  return data
    ? `Panel de administración - ${data.publicAdmin ? 'Acceso público' : 'Acceso de editores'}`
    : 'Panel de administración'
}

// Loaded lazily: the generator brings all the texts of the city pages with it.
const CityGenerator = lazily(() => exported('CityGenerator', import('@/admin/generation/GenerateCitiesPage')))

function NoGenerator() {
  return (
    <Callout tone="warning" heading="No pudimos cargar el generador" headingLevel={3}>
      <p>Puede ser la conexión o una falla nuestra. Lo demás de esta pantalla funciona.</p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        Volver a cargar
      </Button>
    </Callout>
  )
}
