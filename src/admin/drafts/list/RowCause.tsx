import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { causesOf } from '@/admin/changes/causes'
import type { DraftRow } from '@/admin/drafts/draft-rows'
import type { City } from '@/cities/city'
import type { GeneratedPage } from '@/data/generated-pages'
import { toldPageQuery } from '@/data/record/page-texts'
import { generateContent } from '@/generator/generate-content'
import { keptTextOf, readToldPage } from '@/generator/told-page'

type RowCauseProps = { record: GeneratedPage; row: DraftRow; cities: readonly City[] }

/** Says in one line why a page differs from its record; renders nothing where the record's text was not kept. */
export function RowCause({ record, row, cities }: RowCauseProps) {
  const { data: recorded } = useQuery(toldPageQuery(record.contentHash))
  const causes = useMemo(() => {
    if (!recorded) return []
    const content = generateContent(row.city, row.pageType, { cities, now: new Date() })
    return causesOf(recorded, readToldPage(keptTextOf(content)))
  }, [recorded, row.city, row.pageType, cities])
  const [first] = causes
  if (first === undefined) return null
  return (
    <span className="mt-1 block whitespace-normal wrap-anywhere">
      {first}
      {causes.length > 1 && `, y ${causes.length - 1} más`}
    </span>
  )
}
