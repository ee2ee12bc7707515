import { Link } from '@/ui/link/Link'

type BreadcrumbsProps = {
  /** From the home page down; the last one is this page and is not a link. */
  items: readonly { label: string; url: string }[]
}

/** The pages above this one, on one line, which scrolls sideways when it is too long. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const last = items.length - 1
  return (
    <nav aria-label="Ruta de navegación" className="breadcrumbs">
      <ol>
        {items.map((item, index) => (
          <li key={item.url}>
            {index === last ? <span aria-current="page">{item.label}</span> : <Link to={item.url}>{item.label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
