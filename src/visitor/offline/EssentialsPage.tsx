import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { essentialsHead } from '@/seo/page-head'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { PageHeading } from '@/ui/page/PageHeading'
import { useCities } from '@/visitor/directory/use-cities'
import { CareCards } from '@/visitor/emergency/CareCards'
import { FloatingChat } from '@/visitor/shell/chat/FloatingChat'
import { HelpBar } from '@/visitor/shell/HelpBar'
import { MedicalDisclaimer } from '@/visitor/shell/MedicalDisclaimer'
import { HospitalIndex } from './HospitalIndex'
import { WhatToSay } from './WhatToSay'

/**
 * `/sin-conexion`: what must be readable when the network is gone, in one document without the app. The service worker
 * shows it at any address that does not answer.
 */
export function EssentialsPage() {
  const { cities } = useCities({ withFacilities: true })
  return (
    <>
      <Head head={essentialsHead()} />
      <HelpBar />
      <main id="contenido" tabIndex={-1} className="mx-auto max-w-measure space-y-8 px-4 pt-6 pb-20 sm:px-6">
        <header className="space-y-3">
          <PageHeading>Ayuda en salud y emergencias</PageHeading>
          <p>
            Esta página se puede leer sin internet. Si buscaba otra, no se pudo abrir: revise los datos o el wifi y{' '}
            {/* biome-ignore lint/a11y/useValidAnchor: empty is the address at which this page was shown in place of another */}
            <a href="" className="inline-block py-1.5 font-semibold">
              vuelva a intentar
            </a>
            .
          </p>
          <p data-way-back className="empty:hidden" />
          <nav aria-label="En esta página">
            <ul className="flex flex-wrap gap-x-6">
              <li>
                <a href="#hospitales" data-hospitals-link className={JUMP}>
                  Hospitales por provincia
                </a>
              </li>
              <li>
                <a href="#guardadas" className={JUMP}>
                  Páginas guardadas
                </a>
              </li>
            </ul>
          </nav>
        </header>
        <CareCards withChat={false} />
        <p className="flex flex-wrap items-center gap-x-6">
          <PhoneLink number="171">Salud Pública: 171</PhoneLink> No es de emergencias.
        </p>
        <WhatToSay />
        <section id="hospitales" className="space-y-3">
          <h2>Hospitales por provincia</h2>
          <p>Por ciudad, un lugar que atiende emergencias; distancias en línea recta. Primero llame al 911.</p>
          <div data-asked-place className="space-y-2 border-l-4 border-primary pl-3 empty:hidden" />
          <HospitalIndex cities={cities} />
        </section>
        <section id="guardadas" className="space-y-3">
          <h2>Páginas guardadas en este teléfono</h2>
          <p>Solo las que usted guardó. Otra persona que use este teléfono podría verlas.</p>
          <div data-kept-list className="space-y-4">
            <p>Para ver la lista hace falta JavaScript.</p>
          </div>
        </section>
        <MedicalDisclaimer />
        <p>
          <a href={paths.home} className="inline-block min-h-11 py-2">
            Ir al inicio del portal
          </a>
        </p>
      </main>
      <FloatingChat isDiscreet />
    </>
  )
}

const JUMP = 'inline-block min-h-11 py-2 font-semibold'
