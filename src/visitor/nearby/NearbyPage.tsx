import { KeepServerHtml, useIsStatic } from '@/built/static'
import { usePageFile } from '@/built/use-page-file'
import { OWN_FILE } from '@/built/worker/copy'
import { PROVINCES, provinceSlug } from '@/cities/provinces'
import { FACILITIES_FILE, paths } from '@/paths'
import { Head } from '@/seo/Head'
import { nearbyHead, trailTo } from '@/seo/page-head'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { TapLink } from '@/ui/link/TapLink'
import { Breadcrumbs } from '@/ui/page/Breadcrumbs'
import { PageHeading } from '@/ui/page/PageHeading'
import { SavePage } from '@/visitor/offline/SavePage'
import { NearbyTool } from './NearbyTool'

/**
 * `/cerca`: the nearest public facilities from a town or from where the device is. Without scripts it shows only the
 * list of provinces.
 */
export function NearbyPage() {
  // A browser lets a page ask for the position only in a document loaded from that page's address. For a visitor who
  // comes from within the site, this loads the document.
  usePageFile()
  const isStatic = useIsStatic()
  return (
    <>
      <Head head={nearbyHead(TRAIL)} />
      <Breadcrumbs items={TRAIL} />
      <div className="mt-2 space-y-6">
        <header className="max-w-measure space-y-3">
          <PageHeading>Cerca de mí</PageHeading>
          <PhoneLink number="911">Si hay una señal de alarma, primero llame al 911</PhoneLink>
          <p className="noscript:hidden">
            Hospitales y centros de salud más cercanos, casi todos públicos. Su ubicación no sale de este teléfono.
          </p>
        </header>
        {/* In a copy saved on the phone, saved-nearby.tsx renders the tool in this element, without the app, from the
            file that it names. */}
        <div data-needs-app="" data-saved-file={FACILITIES_FILE}>
          <div className="noscript:hidden">
            <NearbyTool files={FILES} />
          </div>
        </div>
        <Provinces />
        {/* save-on-press.ts may have changed what the button says before the app comes, so on a built page it stays
            as it is. */}
        <KeepServerHtml data={isStatic ? undefined : paths.nearby} className="contents">
          {(path) => <SavePage path={path} label="Cerca de mí" />}
        </KeepServerHtml>
      </div>
    </>
  )
}

const TRAIL = trailTo({ label: 'Cerca de mí', url: paths.nearby })

/** The list of facilities: the host's file or, if that does not come, the copy that the visitor saved. */
const FILES = [FACILITIES_FILE, FACILITIES_FILE + OWN_FILE]

function Provinces() {
  return (
    <section>
      <h2>Por provincia</h2>
      <ul className="mt-2 flex flex-wrap gap-x-4">
        {PROVINCES.map(({ name }) => (
          <li key={name}>
            <TapLink to={paths.place(provinceSlug(name))}>{name}</TapLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
