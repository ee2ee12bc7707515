import { useEffect, useState } from 'react'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { lookingHead } from '@/seo/page-head'
import { Button } from '@/ui/button/Button'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { Callout } from '@/ui/Callout'
import { Link } from '@/ui/link/Link'
import { Spinner } from '@/ui/waiting/Spinner'

type BusyScreenProps = { text: string; onRetry: () => void }

/** Shown while something is read or written. If that takes long, it says so, and what the visitor can do meanwhile. */
export function BusyScreen({ text, onRetry }: BusyScreenProps) {
  const slow = useSlow(text)
  return (
    // Nearly as high as a screen, so that what follows does not jump when the page arrives.
    <div className="min-h-[80vh]">
      <Head head={lookingHead('Información médica', text)} />
      <h1 className="sr-only">Información médica</h1>
      <Spinner text={text} />
      {slow && (
        <div role="alert">
          <Callout tone="warning" heading="Está tardando más de lo normal">
            <p>Puede ser la conexión. No necesita esperar aquí si es urgente.</p>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <Button onClick={onRetry}>Reintentar</Button>
              <PhoneLink number="911">Si es una emergencia, llame al 911</PhoneLink>
              <Link to={paths.risks} className="inline-block min-h-11 py-2">
                Riesgos y señales de alarma
              </Link>
            </div>
          </Callout>
        </div>
      )}
    </div>
  )
}

const SLOW_MS = 6000

/** Returns whether the same `what` has been going on for `SLOW_MS`. */
function useSlow(what: string): boolean {
  const [slow, setSlow] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSlow(what), SLOW_MS)
    return () => clearTimeout(timer)
  }, [what])
  return slow === what
}
