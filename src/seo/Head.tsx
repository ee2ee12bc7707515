import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react'
// biome-ignore lint/style/noRestrictedImports: the only importer of helmet in this room.
import { Helmet, HelmetProvider } from 'react-helmet-async'
import { EDITION } from '@/generator/edition'
import { scriptData } from '@/trusted-types'
import { type HeadTags, headTags } from './head-tags'
import type { PageHead } from './page-head'

/** Receives a page's tags during the build, which writes them into the document itself (built/built-document.ts). */
export const TakenTags = createContext<((tags: HeadTags) => void) | null>(null)

/**
 * Renders a page's tags. There is exactly one `Head` on screen; a built page may have none, when the browser lacks the
 * data that the page was made from.
 *
 * On React 19 Helmet renders plain tags, and React moves title, meta and link into the document's head. When React
 * hydrates a built page, it adopts only those built tags that are identical to its own. It adds every other tag a
 * second time, and never removes a tag that it did not adopt. React is therefore kept away from the built tags (marked
 * `data-built`): all of them stay in the head while their page says the same, and all are removed at the moment when a
 * page renders tags of its own.
 */
export function Head({ head }: { head: PageHead }) {
  const builtTagsServe = useBuiltTags(head)
  useLayoutEffect(() => {
    if (!builtTagsServe) removeBuiltTags()
  }, [builtTagsServe])
  const takeTags = useContext(TakenTags)
  if (builtTagsServe) return null
  const tags = headTags(head, EDITION)
  if (takeTags) {
    takeTags(tags)
    return null
  }
  const { data, ...plainTags } = tags
  return (
    <>
      <HelmetProvider>
        <Helmet {...plainTags} />
      </HelmetProvider>
      {data !== undefined && <StructuredData json={data} />}
    </>
  )
}

/**
 * Creates the `<script>` by hand in a browser: React would set it as markup, which the Trusted Types policy refuses.
 */
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

/** Whether this page was built and still has its built title. (The search page has another title for each query.) */
function useBuiltTags({ title }: PageHead): boolean {
  const isHydrating = useSyncExternalStore(never, no, isBrowser)
  const [serve, setServe] = useState(isHydrating)
  if (serve && !isHydrating && title !== document.title) setServe(false)
  return serve
}

function removeBuiltTags(): void {
  for (const tag of document.querySelectorAll('[data-built]')) tag.remove()
}

const never = () => () => {}
const no = () => false
const isBrowser = () => typeof document !== 'undefined'
