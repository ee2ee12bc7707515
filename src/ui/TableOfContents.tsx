import { useId } from 'react'

type TableOfContentsProps = {
  /** `id` is that of the section's heading. */
  items: readonly { id: string; label: string }[]
  label?: string
}

/**
 * The page's sections as plain anchors: the browser scrolls and keeps the address, and mark-sections.ts marks where the reader is.
 * One line on a phone, open beside the text of a desk (styles.css).
 */
export function TableOfContents({ items, label = 'En esta página' }: TableOfContentsProps) {
  const headingId = useId()
  return (
    <nav aria-labelledby={headingId} data-sections className="print:hidden">
      <details className="contents-list">
        <summary className="py-2">
          <h2 id={headingId} className="inline text-base">
            {label}
          </h2>
        </summary>
        <ol className="border-l border-line">
          {items.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
