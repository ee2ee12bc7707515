import { useId } from 'react'

/**
 * The page's sections as plain anchors: the browser scrolls and keeps the address, and mark-sections.ts marks where the reader is.
 * One line on a phone, open beside the text of a desk (styles/parts.css).
 */
export function TableOfContents({ items }: { items: readonly { id: string; heading: string }[] }) {
  const headingId = useId()
  return (
    <nav aria-labelledby={headingId} data-sections className="print:hidden">
      <details className="contents-list">
        <summary className="py-2">
          <h2 id={headingId} className="inline text-base">
            En esta página
          </h2>
        </summary>
        <ol className="border-l border-line">
          {items.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
