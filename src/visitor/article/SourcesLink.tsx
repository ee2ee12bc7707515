import { Link } from '@/ui/link/Link'

/** The quiet last line of a section: what its sentences rest on. */
export function SourcesLink({ to, of }: { to: string; of: string }) {
  return (
    <p className="-mt-3 -mb-3">
      <Link to={to} className="sources-link">
        Fuentes<span className="sr-only">{` de «${of}»`}</span>
      </Link>
    </p>
  )
}
