import { Link } from '@/ui/link/Link'

type BreadcrumbsProps = {
  /** From the home page down; the last one is this page and is not a link. */
  items: readonly { label: string; url: string }[]
}

/** The pages above this one, on one line, which scrolls sideways when it is too long. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const last = items.length - 1
  return (
    <nav aria-label="Ruta de navegación" className="text-sm print:hidden">
      <ol className="-mx-1 flex gap-x-2 overflow-x-auto px-1 whitespace-nowrap">
        {items.map((item, index) => (
          <li key={item.url} className="flex items-center gap-x-2">
            {index === last ? (
              <span aria-current="page" className="py-2.5 text-ink-soft">
                {item.label}
              </span>
            ) : (
              <>
                <Link to={item.url} className="inline-block py-2.5">
                  {item.label}
                </Link>
                <span aria-hidden="true" className="text-ink-soft">
                  ›
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
