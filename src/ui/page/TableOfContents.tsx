import { useId } from 'react'

/**
 * The page's sections as plain anchors: the browser scrolls and updates the address, and mark-sections.ts marks the
 * section in view. Collapsed to one line on a phone, open beside the text on a wide screen (styles/parts.css).
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
