import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { Helmet, HelmetProvider } from 'react-helmet-async'
import { scriptData } from '@/trusted-types'
import { type HeadTags, headTags } from './head-tags'
import type { PageHead } from './page-head'

/** Takes a page's tags while the site is built, which writes them itself (built/built-document.ts). */
export const TakenTags = createContext<((tags: HeadTags) => void) | null>(null)

/**
 * A page's tags. Exactly one on screen; a page of the build may have none, where the browser lacks what it was made from.
 *
 * On React 19 Helmet writes plain tags. React lifts title, meta and link into the document's head, and over a page of the build
 * it takes those for its own that say the very same; any other it writes a second time, and what it did not take it never
 * removes. So the tags of the build, marked by it, are not React's at all: they stay, all together and in the head, as long as
 * their page says the same, and go in the moment when a page's own come.
 */
export function Head({ head }: { head: PageHead }) {
  const builtTagsServe = useBuiltTags(head)
  useLayoutEffect(() => {
    if (!builtTagsServe) removeBuiltTags()
  }, [builtTagsServe])
  const takeTags = useContext(TakenTags)
  if (builtTagsServe) return null
  const { data, ...tags } = headTags(head, OPENED_AT)
  if (takeTags) {
    takeTags({ ...tags, ...(data !== undefined && { data }) })
    return null
  }
  return (
    <>
      <HelmetProvider>
        <Helmet {...tags} />
      </HelmetProvider>
      {data !== undefined && <StructuredData json={data} />}
    </>
  )
}

/** React would write a `<script>` through markup, which the site's policy refuses (Trusted Types): in a browser it is made by hand. */
function StructuredData({ json }: { json: string }) {
  useLayoutEffect(() => {
    const script = document.createElement('script')
    script.type = DATA
    script.textContent = scriptData(json)
    document.head.append(script)
    return () => script.remove()
  }, [json])
  if (isBrowser()) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with nothing in it that could end the element
  return <script type={DATA} dangerouslySetInnerHTML={{ __html: json }} />
}

const DATA = 'application/ld+json'

/** Whether this page was built, and still has the title that it was built with (a search page has one for every question). */
function useBuiltTags({ title }: PageHead): boolean {
  const isHydrating = useSyncExternalStore(never, no, isBrowser)
  const [serve, setServe] = useState(isHydrating)
  if (serve && !isHydrating && title !== document.title) setServe(false)
  return serve
}

function removeBuiltTags(): void {
  for (const tag of document.querySelectorAll('[data-built]')) tag.remove()
}

/** The date of pages that have none of their own: when they were built or, where nobody built them, when the portal was opened. */
const OPENED_AT = new Date().toISOString()

const never = () => () => {}
const no = () => false
const isBrowser = () => typeof document !== 'undefined'
