import { useQuery } from '@tanstack/react-query'
import { DeploymentChecklist } from '@/admin/deployment/DeploymentChecklist'
import { SetupWarnings } from '@/admin/deployment/SetupWarnings'
import { SeoStatusCard } from '@/admin/indexing/SeoStatusCard'
import { UrlExport } from '@/admin/indexing/UrlExport'
import { OnTheSite } from '@/admin/publication/OnTheSite'
import { sessionQuery } from '@/data/session'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { adminHead } from '@/seo/page-head'
import { Button } from '@/ui/button/Button'
import { Callout } from '@/ui/Callout'
import { exported, lazily } from '@/ui/lazily'
import { TapLink } from '@/ui/link/TapLink'
import { PageHeading } from '@/ui/page/PageHeading'
import { Part } from '@/ui/waiting/Part'
import { ClosedCard } from './ClosedCard'
import { type DeskScreen, deskScreens } from './desk-screens'

/** `/admin`: where to go, what search engines find, and what is left to do before publishing. */
export function AdminPage() {
  const access = useAccess()
  return (
    <div className="space-y-6 sm:space-y-8">
      <Head head={adminHead('CMS Editorial (Admin)', paths.admin)} />
      <div>
        <PageHeading>CMS Editorial (Admin)</PageHeading>
        <p className="mt-1 text-lg text-ink-soft">{access}</p>
      </div>
      <OnTheSite />
      <section className="space-y-4">
        <h2>Generador de ciudades</h2>
        <div className="min-h-48">
          <Part loading="Cargando el generador..." failed={<NoGenerator />}>
            <CityGenerator />
          </Part>
        </div>
        <Destinations group="generator" />
      </section>
      <section className="space-y-4">
        <h2>Herramientas</h2>
        <Destinations group="tool" />
      </section>
      <div className="grid items-start gap-6 lg:grid-cols-2 [&>*]:min-w-0">
        <SeoStatusCard />
        <UrlExport />
      </div>
      <SetupWarnings />
      <DeploymentChecklist />
      <AboutAccess />
    </div>
  )
}

/** Returns the line below the heading: it says «Acceso público» while the admin is open to all. */
function useAccess(): string {
  const { data } = useQuery(sessionQuery())
  return data
    ? `Panel de administración - ${data.publicAdmin ? 'Acceso público' : 'Acceso de editores'}`
    : 'Panel de administración'
}

// Loaded lazily: the generator brings all the texts of the city pages with it, and the panel must not wait for them.
const CityGenerator = lazily(() => exported('CityGenerator', import('@/admin/generation/GenerateCitiesPage')))

function NoGenerator() {
  return (
    <Callout tone="warning" heading="No pudimos cargar el generador" headingLevel={3}>
      <p>Puede ser la conexión o una falla nuestra. Lo demás de este panel funciona.</p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        Volver a cargar
      </Button>
    </Callout>
  )
}

function Destinations({ group }: { group: DeskScreen['group'] }) {
  return (
    <ul className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-3">
      {deskScreens
        .filter((page) => page.group === group)
        .map(({ path, title, summary }) => (
          <li key={path} className="border-b border-line py-1 sm:py-3">
            <TapLink to={path} className="font-semibold visited:text-link">
              {title}
            </TapLink>
            <p className="text-sm leading-snug">{summary}</p>
          </li>
        ))}
    </ul>
  )
}

function AboutAccess() {
  return (
    <ClosedCard heading="Quién puede hacer qué">
      <p>
        Todos pueden leer esta mesa. Generar, corregir y ver el historial de cambios es de quienes están en la lista de
        editores, o de todos mientras la administración esté abierta.
      </p>
      <p>
        Abrirla o cerrarla, y agregar o quitar a una persona de la lista, lo hace la persona responsable del portal: el
        documento «The database», que acompaña al código, trae los pasos en «Opening and closing the admin to all» y «An
        editor».
      </p>
    </ClosedCard>
  )
}
