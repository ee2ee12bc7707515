import type { ReactNode, Ref } from 'react'

/** City cards side by side: one on phones, two, then three. Can take the focus when its content changes. */
export function CityGrid({ ref, children }: { ref?: Ref<HTMLUListElement>; children: ReactNode }) {
  return (
    <ul ref={ref} tabIndex={-1} className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {children}
    </ul>
  )
}
