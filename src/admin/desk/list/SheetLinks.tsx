import type { ReactNode } from 'react'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { LinkButton } from '@/ui/button/LinkButton'
import { ChangingText } from '@/ui/ChangingText'

type StepLinksProps = {
  /** Names what the links step through. */
  label: string
  previous: string | undefined
  next: string | undefined
  /** The current position: «Hoja 2 de 5». */
  children: ReactNode
}

/** The links to the previous and the next item or sheet of a list. */
function StepLinks({ label, previous, next, children }: StepLinksProps) {
  const where = useLostFocusOnChange<HTMLSpanElement>(`${previous} ${next}`)
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center gap-2">
      {previous && (
        <LinkButton variant="secondary" to={previous}>
          Anterior
        </LinkButton>
      )}
      <span ref={where} tabIndex={-1} className="tabular-nums">
        {children}
      </span>
      {next && (
        <LinkButton variant="secondary" to={next}>
          Siguiente
        </LinkButton>
      )}
    </nav>
  )
}

/**
 * The links to the previous and the next sheet of a list, counted from 1; renders nothing where there is only one
 * sheet.
 */
export function SheetLinks({ sheet, sheets, to }: { sheet: number; sheets: number; to: (sheet: number) => string }) {
  if (sheets === 1) return null
  const linkTo = (other: number) => (other >= 1 && other <= sheets ? to(other) : undefined)
  return (
    <StepLinks label="Hojas de la lista" previous={linkTo(sheet - 1)} next={linkTo(sheet + 1)}>
      <ChangingText>{`Hoja ${sheet} de ${sheets}`}</ChangingText>
    </StepLinks>
  )
}
