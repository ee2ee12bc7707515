import { careAmong } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { citiesOf } from '@/cities/group-cities'
import { PROVINCES, provinceSlug } from '@/cities/provinces'
import { page } from '@/content/pages/cuidados-y-alertas.md'
import { capitalized } from '@/generator/spanish'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { essentialsHead } from '@/seo/page-head'
import { plainText } from '@/text'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { PageHeading } from '@/ui/page/PageHeading'
import { answerText } from '@/visitor/care/facility-words'
import { useCities } from '@/visitor/directory/use-cities'
import { CareCards } from '@/visitor/emergency/CareCards'
import { FloatingChat } from '@/visitor/shell/chat/FloatingChat'
import { HelpBar } from '@/visitor/shell/HelpBar'
import { MedicalDisclaimer } from '@/visitor/shell/PageEnd'

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
          <div data-saved-list className="space-y-4">
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

/**
 * Where to go with an alarm sign, by province and town. The provinces are collapsed, so that all 24 are visible at
 * once. Provinces and towns carry the slugs of their pages, by which asked-place.ts finds the place whose page was
 * asked for.
 */
function HospitalIndex({ cities }: { cities: readonly City[] }) {
  return (
    <div className="border-t border-line">
      {PROVINCES.map(({ name }) => (
        <details key={name} id={`provincia-${provinceSlug(name)}`} className="border-b border-line">
          <summary className="min-h-11 py-2 font-semibold">{name}</summary>
          <dl className="pb-4">
            {citiesOf(name, cities).map((city) => (
              <div key={citySlug(city)} data-city={citySlug(city)}>
                <dt className="mt-2 font-semibold">{displayName(city)}</dt>
                <dd>{capitalized(answerText(city, careAmong(city, cities)))}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  )
}

/** What to have ready for the call to 911, what to do without an ambulance, and what nobody may refuse. */
function WhatToSay() {
  return (
    <>
      <CareList id="que-decir-al-911" more="Más sobre la llamada, con sus fuentes">
        Si no tiene estos datos, llame igual.
      </CareList>
      <CareList id="sin-ambulancia" more="Lo mismo, con sus fuentes">
        No sabemos cuánto tarda la ambulancia.
      </CareList>
      <section className="space-y-3">
        <h2>Lo que nadie le puede negar</h2>
        <ul className="list-disc space-y-1 pl-6">
          <li>No pueden negarle la atención de emergencia, ni pedirle dinero antes.</li>
          <li>
            Si tiene miedo, vaya igual: en 2017, el Ministerio de Salud advirtió que ese miedo puede causar la muerte.
          </li>
          <li>
            Violencia en la familia: llame al <a href="tel:1800335486">1800 33 54 86</a> (1800 DELITO), opción 5 (2025).
          </li>
          <li>Si piensa en morir, llame al 911; también le escuchan gratis en el 171, opción 6.</li>
        </ul>
      </section>
    </>
  )
}

type CareListProps = { id: string; more: string; children: string }

/** A list in the words of the page on care, which has the references for them. */
function CareList({ id, more, children }: CareListProps) {
  const section = page.sections.find((it) => it.id === id)
  const list = section?.blocks.find((block) => block.kind === 'list')
  if (!section || !list) throw new Error(`cuidados-y-alertas.md has no list under #${id}`)
  return (
    <section className="space-y-3">
      <h2>{section.heading}</h2>
      <ol className="list-decimal space-y-1 pl-6">
        {list.items.map((content) => (
          <li key={plainText(content)}>{plainText(content)}</li>
        ))}
      </ol>
      <p>
        {children}{' '}
        <a href={`${paths.care}#${id}`} className="inline-block py-0.5">
          {more}
        </a>
      </p>
    </section>
  )
}
