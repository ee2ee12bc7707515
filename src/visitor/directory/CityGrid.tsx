import type { ReactNode, Ref } from 'react'

/**
 * City cards in one column on phones, on wider screens in two or three. The list can take the focus when its content
 * changes.
 */
export function CityGrid({ ref, children }: { ref?: Ref<HTMLUListElement>; children: ReactNode }) {
  return (
    <ul ref={ref} tabIndex={-1} className="mt-3 grid gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      {children}
    </ul>
  )
}
