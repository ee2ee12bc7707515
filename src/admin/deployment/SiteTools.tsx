import { ClosedCard } from '@/admin/desk/ClosedCard'
import { UrlExport } from '@/admin/indexing/UrlExport'
import { ChecklistState, DeploymentChecklist } from './DeploymentChecklist'

/** The tools of whoever puts the site on its host, each closed to one line; on «Hoy» and in «Ajustes». */
export function SiteTools() {
  return (
    <>
      <ClosedCard heading="Lista de despliegue" state={<ChecklistState />}>
        <DeploymentChecklist />
      </ClosedCard>
      <ClosedCard heading="Exportar URLs" state="Las direcciones del sitemap publicado">
        <UrlExport />
      </ClosedCard>
    </>
  )
}
