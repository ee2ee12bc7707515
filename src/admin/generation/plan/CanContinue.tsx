import type { RunCounts } from '@/admin/generation/run/run-state'
import type { RunNotice } from '@/admin/running/one-run'
import { counted, thousands } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { Callout } from '@/ui/Callout'

type CanContinueProps = {
  counts: RunCounts
  /**
   * The unfinished run of this screen, if there is one. All of its pages may have a record already, of an older text.
   */
  left: RunNotice | undefined
  isHeld: boolean
  onContinue: () => void
}

/**
 * Shown before anything is compared: tells whether pages were left to write, as far as records and notices show, and
 * offers to continue.
 */
export function CanContinue({ counts, left, isHeld, onContinue }: CanContinueProps) {
  const isPartial = counts.recorded > 0 && counts.recorded < counts.pages
  const text = isPartial ? partialText(counts) : left && leftText(left)
  if (!text) return null
  return (
    <Callout tone="info" heading={left ? 'Puede continuar donde quedó' : 'Hay páginas sin registro'}>
      <p>{text}</p>
      <Button disabled={isHeld} onClick={onContinue}>
        {left ? 'Continuar donde quedó' : 'Generar lo que falta'}
      </Button>
    </Callout>
  )
}

function leftText({ done, total }: RunNotice): string {
  return `Una generación quedó a medias: se escribieron ${thousands(done)} de ${counted(total, 'página', 'páginas')}. Al continuar se compara cada página con su registro y se escribe lo que falta; las que están al día no se tocan.`
}

function partialText({ recorded, pages }: RunCounts): string {
  return `Con registro: ${thousands(recorded)} de ${counted(pages, 'página', 'páginas')}. Se escribirán las que faltan y las que cambiaron; las que están al día no se tocan.`
}
