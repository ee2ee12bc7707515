import type { ReactNode } from 'react'
import { Button } from '@/ui/button/Button'

/** The filters of a list, and the button that clears them. */
export function Filters({ onClear, children }: { onClear: () => void; children: ReactNode }) {
  return (
    <search className="mt-6 pairs items-end gap-x-4 gap-y-3 sm:flex sm:flex-wrap">
      {children}
      <span className="col-span-full">
        <Button variant="secondary" onClick={onClear}>
          Quitar filtros
        </Button>
      </span>
    </search>
  )
}
