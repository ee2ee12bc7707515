import { useEffect, useId, useState } from 'react'

type TableOfContentsProps = {
  /** `id` is that of the section's heading. */
  items: readonly { id: string; label: string }[]
  label?: string
}

/**
 * The page's sections as plain anchors: the browser scrolls and keeps the address; we only mark where the reader is. One line on a
 * phone, open beside the text of a desk (styles.css).
 */
export function TableOfContents({ items, label = 'En esta página' }: TableOfContentsProps) {
  const headingId = useId()
  const active = useActiveSection(items)
  return (
    <nav aria-labelledby={headingId} className="print:hidden">
      <details className="contents-list">
        <summary className="py-2">
          <h2 id={headingId} className="inline text-base">
            {label}
          </h2>
        </summary>
        <ol className="border-l border-line">
          {items.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === active ? 'location' : undefined}
                className="-ml-px block border-l-4 border-transparent py-2.5 pl-3 leading-snug visited:text-link aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {label}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

function useActiveSection(items: TableOfContentsProps['items']): string | undefined {
  const [active, setActive] = useState<string>()
  useEffect(() => {
    let frame = 0
    const update = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setActive(sectionInView(items.map(({ id }) => id))))
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('hashchange', update)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', update)
      window.removeEventListener('hashchange', update)
    }
  }, [items])
  return active
}

/** The last heading that has passed the upper third; at the page's end, the one asked for, since it can rise no further. */
function sectionInView(ids: string[]): string | undefined {
  const tops = ids.map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity }))
  const { scrollHeight } = document.documentElement
  const asked = tops.find(({ id }) => `#${id}` === window.location.hash)
  const atEnd = window.innerHeight + window.scrollY >= scrollHeight - 2
  if (atEnd && asked && asked.top >= 0 && asked.top < window.innerHeight) return asked.id
  return tops.findLast(({ top }) => top <= window.innerHeight / 3)?.id
}
