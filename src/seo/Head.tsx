import { Helmet } from 'react-helmet-async'
import type { PageHead } from './page-head'

/** A page's tags. Exactly one on screen: nothing removes doubles. */
export function Head({ head }: { head: PageHead }) {
  return (
    <Helmet>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <link rel="canonical" href={head.canonical} />
      {head.robots && <meta name="robots" content={head.robots} />}
    </Helmet>
  )
}
