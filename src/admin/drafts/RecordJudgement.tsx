import { useQuery } from '@tanstack/react-query'
import type { City } from '@/cities/city'
import type { GeneratedPage } from '@/data/generated-pages'
import { toldPageQuery } from '@/data/record/page-texts'
import { Bullets } from '@/ui/Bullets'
import { judgeRecord } from './judge-record'
import { ScoreBadge } from './ScoreBadge'

/** Shows the scores of the stored record, not of the page as it would be written now. */
export function RecordJudgement({ record, city }: { record: GeneratedPage; city: City }) {
  const { data: told, isPending } = useQuery(toldPageQuery(record.contentHash))
  const { seo, compliance, findings } = judgeRecord(record, told ?? null, city)
  return (
    <div className="space-y-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        Lo guardado:{' '}
        {seo !== undefined && (
          <>
            SEO <ScoreBadge kind="seo" score={seo} />
          </>
        )}{' '}
        cumplimiento <ScoreBadge kind="compliance" score={compliance} />
        {!told && !isPending && <span className="text-ink-soft">sin su texto: solo el título y la descripción</span>}
      </p>
      {findings.length > 0 && <Bullets items={findings} />}
    </div>
  )
}
