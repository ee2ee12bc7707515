import { useMemo } from 'react'
import { dateTime } from '@/admin/desk/date-time'
import { fieldWords } from '@/admin/facilities/facility-words'
import { useAuthorName } from '@/admin/session/use-author-name'
import type { CityRevision, FacilityRevision, Revision } from '@/data/history/revisions'
import { useCities } from '@/visitor/directory/use-cities'
import { changeWords, WRITTEN_AGAIN } from './change-words'
import { FieldList } from './FieldList'
import { RestoreButton } from './RestoreButton'
import { type OnRestoreCity, useCityRestoring } from './use-city-restoring'
import { type OnRestoreFacility, useFacilityRestoring } from './use-facility-restoring'

/** How a city or a facility is restored by the screen whose form shows it; left out elsewhere. */
export type OnRestore = {
  onRestoreCity?: OnRestoreCity | undefined
  onRestoreFacility?: OnRestoreFacility | undefined
}

/** One change of any kind of item: who made it, when and why, what it changed word by word, and the button that undoes it. */
export function Change({ revision, onRestoreCity, onRestoreFacility }: OnRestore & { revision: Revision }) {
  const { before, changedAt, changedBy, reason, tableName } = revision
  const { cities } = useCities()
  const { name, done, fields } = useMemo(() => changeWords(revision, cities), [revision, cities])
  const who = useAuthorName(changedBy)
  const when = dateTime(changedAt)
  // Buttons are worded the same for every change, so screen readers are also told to which each belongs.
  const named = { name, which: `${name}, ${when}` }
  return (
    <div className="space-y-2">
      <p className="text-sm text-ink-soft">
        {done} el <time dateTime={changedAt}>{when}</time>, por {who}
      </p>
      {reason && <p>«{reason}»</p>}
      {fields.length === 0 ? <p>{WRITTEN_AGAIN}</p> : <FieldList fields={fields} />}
      {before === null || fields.length === 0 ? null : tableName === 'cities' ? (
        <RestoreCity revision={revision} {...named} onRestore={onRestoreCity} />
      ) : tableName === 'facilities' || tableName === 'facilityNotes' ? (
        <RestoreFacility revision={revision} {...named} onRestore={onRestoreFacility} />
      ) : null}
    </div>
  )
}

type Named = { name: string; which: string }

function RestoreCity({
  revision,
  onRestore,
  ...named
}: Named & { revision: CityRevision; onRestore: OnRestoreCity | undefined }) {
  return <RestoreButton {...named} {...useCityRestoring(revision, onRestore)} />
}

function RestoreFacility({
  revision,
  onRestore,
  ...named
}: Named & { revision: FacilityRevision; onRestore: OnRestoreFacility | undefined }) {
  const { cities } = useCities()
  const words = useMemo(() => fieldWords(new Map(cities.map((city) => [city.id, city]))), [cities])
  const restoring = useFacilityRestoring(revision, words, onRestore)
  return restoring ? <RestoreButton {...named} {...restoring} /> : null
}
