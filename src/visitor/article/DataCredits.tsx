import { type DataCredit, dataCredits } from '@/content/data-credits'
import { ExternalLink } from '@/ui/link/ExternalLink'

/** Whose data we use, for what, and under which licence. */
export function DataCredits() {
  return (
    <ul className="max-w-measure list-disc space-y-2 pl-6">
      {dataCredits.map((credit: DataCredit) => (
        <li key={credit.name}>
          <Named {...credit} />: {credit.use}
          {credit.licence && (
            <>
              {' '}
              (<Named {...credit.licence} />)
            </>
          )}
          .
        </li>
      ))}
    </ul>
  )
}

function Named({ name, url }: { name: string; url?: string }) {
  if (url === undefined) return name
  return <ExternalLink href={url}>{name}</ExternalLink>
}
