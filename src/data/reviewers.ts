import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { whereHasValues } from './request/has-values'
import { columnsOf, selectMany, selectOne, writeOne } from './request/select'
import { namedReviewer } from './review-rows'
import { type SaveOutcome, saveIfUnchanged } from './save-if-unchanged'

/** A reviewer as editors know them: also before they agreed to be named, and with the account that signs as them. */
export const reviewerFields = v.object({
  ...v.omit(namedReviewer, ['id']).entries,
  registerNumber: v.nullable(v.string()),
  registerUrl: v.nullable(v.string()),
  consentOn: v.nullable(v.string()),
  consentHow: v.nullable(v.string()),
  userId: v.nullable(v.string()),
})
const reviewer = v.object({ id: v.string(), ...reviewerFields.entries })

export type ReviewerFields = v.InferOutput<typeof reviewerFields>
export type Reviewer = v.InferOutput<typeof reviewer>

/** Query for all reviewers. Row security shows them to editors, and a reviewer themselves. */
export const reviewersQuery = () =>
  queryOptions({
    queryKey: ['reviews', 'reviewers'],
    queryFn: () => selectMany(reviewer, (client) => client.from('reviewers').select(COLUMNS).order('name')),
    staleTime: 0,
  })

/** Adds a reviewer under an id that all tries share: a repeated try whose answer was lost adds no second one. */
export function addReviewer(added: Reviewer): Promise<Reviewer> {
  return writeOne(reviewer, (client) => client.from('reviewers').insert(added).select(COLUMNS))
}

/**
 * Changes what is said of a reviewer, but only while they still are as in `before`; see `saveIfUnchanged`. The history
 * shows the `reason`.
 */
export function saveReviewer(
  before: Reviewer,
  change: Partial<ReviewerFields>,
  reason: string | undefined,
): Promise<SaveOutcome<Reviewer>> {
  return saveIfUnchanged<Reviewer>({
    before,
    change,
    write: () =>
      selectOne(reviewer, (client) =>
        whereHasValues(client.from('reviewers').update({ ...change, reason }), before).select(COLUMNS),
      ),
    read: () => selectOne(reviewer, (client) => client.from('reviewers').select(COLUMNS).eq('id', before.id)),
  })
}

const COLUMNS = columnsOf(reviewer)
