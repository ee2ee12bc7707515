import { SetupWarnings } from '@/admin/deployment/SetupWarnings'
import { SiteTools } from '@/admin/deployment/SiteTools'
import { deskPaths } from '@/admin/desk/desk-paths'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { SeoStatusCard } from '@/admin/indexing/SeoStatusCard'
import { Password } from './Password'
import { People } from './People'
import { Reviewers } from './Reviewers'

/** `/admin/ajustes`: who may edit and who signs the texts, one's own password, and what is set up once for the whole site. */
export function SettingsPage() {
  return (
    <div className="space-y-6">
      <ScreenHead title="Ajustes" path={deskPaths.settings} />
      <div className="grid items-start gap-6 lg:grid-cols-2 [&>*]:min-w-0">
        <div className="space-y-6">
          <People />
          <Reviewers />
          <Password />
          <AboutAccess />
        </div>
        <div className="space-y-4">
          <SetupWarnings />
          <h2>El sitio</h2>
          <div className="desk-card">
            <SeoStatusCard />
          </div>
          <SiteTools />
        </div>
      </div>
    </div>
  )
}

function AboutAccess() {
  return (
    <section className="desk-card">
      <h2>Quién puede hacer qué</h2>
      <p>
        Todos pueden leer esta mesa. Generar, corregir, publicar y ver el historial es de los editores, o de todos
        mientras la administración esté abierta. Quien es responsable agrega y quita editores.
      </p>
      <p>Abrir o cerrar la administración se hace en la base de datos: supabase/README.md trae los pasos.</p>
    </section>
  )
}
