import type { ReactNode } from 'react'
import { essentialsAreHere } from '@/built/worker/essentials-are-here'
import { paths } from '@/paths'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { LoadAgain } from './LoadAgain'
import { TroubleTitle } from './TroubleTitle'

type TroublePageProps = {
  heading: string
  /** The emergency block, where nothing else on the page has it. */
  emergency?: ReactNode
  children: string
}

/** Shown instead of a page that broke or whose code does not arrive; says what the reader can do. */
export function TroublePage({ heading, emergency, children }: TroublePageProps) {
  return (
    <div className="mx-auto max-w-measure space-y-4 px-4 py-8">
      <div role="alert" className="space-y-4">
        <TroubleTitle />
        <h1>{heading}</h1>
        <p>{children}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <LoadAgain />
          {/* A plain link: it also works when the router is what broke. */}
          <a href="/" className="inline-block min-h-11 py-2">
            Ir al inicio
          </a>
          {essentialsAreHere() && (
            <a href={paths.essentials} className="inline-block min-h-11 py-2 font-semibold">
              Señales de alarma y hospitales, sin internet
            </a>
          )}
        </div>
      </div>
      <PhoneLink number="911" size="large">
        Llamar 911 - Emergencias
      </PhoneLink>
      {emergency}
    </div>
  )
}
