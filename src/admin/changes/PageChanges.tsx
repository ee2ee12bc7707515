import { useMemo } from 'react'
import { changedFields } from '@/admin/history/entry/changed-fields'
import { FieldList } from '@/admin/history/entry/FieldList'
import type { ToldPage } from '@/generator/told-page'
import { Bullets } from '@/ui/Bullets'
import { causesOf } from './causes'
import { TOLD_WORDS } from './told-words'

/** Shows why the text of a page changed and, behind a disclosure, what changed in each section. */
export function PageChanges({ before, after }: { before: ToldPage; after: ToldPage }) {
  const fields = useMemo(() => changedFields(TOLD_WORDS, before, after), [before, after])
  return (
    <div className="space-y-3">
      <CauseList before={before} after={after} />
      {fields.length > 0 && (
        <details>
          <summary className="min-h-11 py-2">Ver el texto, palabra por palabra</summary>
          <FieldList fields={fields} />
        </details>
      )}
    </div>
  )
}

/** Lists only the causes of a change: at most `most` of them, then how many more there are. */
export function CauseList({ before, after, most = 12 }: { before: ToldPage; after: ToldPage; most?: number }) {
  const causes = useMemo(() => causesOf(before, after), [before, after])
  if (causes.length === 0) return null
  const more = causes.length - most
  return <Bullets items={[...causes.slice(0, most), ...(more > 0 ? [`y ${more} más`] : [])]} />
}
