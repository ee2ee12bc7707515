import * as v from 'valibot'
import { dayInEcuador } from '../../src/admin/desk/date-time.ts'
import { namedReviewer, reviewRow } from '../../src/data/review-rows.ts'
import { partReviews, partSignatures, siteReviews } from '../../src/generator/review-state.ts'
import { currentParts } from '../static-pages/current-parts.ts'

const Settings = v.tuple([v.object({ keepsSignatures: v.boolean() })])
const Reviewers = v.array(namedReviewer)
const Reviews = v.array(reviewRow)

const AT_A_TIME = 1000

/**
 * Reads with the public key who has signed what, and returns it as constants of the site's code
 * (src/generator/site-reviews.ts, src/cited/source-pages.ts). Throws when it cannot be read: a build that does not know
 * the signatures must not take them from the pages.
 */
export async function readReviews(url: string, key: string): Promise<Record<string, string>> {
  const read = async (query: string): Promise<unknown> => {
    const headers = { apikey: key, Authorization: `Bearer ${key}` }
    const answer = await fetch(`${url.replace(/\/$/, '')}/rest/v1/${query}`, { headers })
    if (!answer.ok) throw new Error(`${query} answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`)
    return answer.json()
  }
  const columns = Object.keys(Reviewers.item.entries)
  const [{ keepsSignatures }] = v.parse(Settings, await read('settings?select=keepsSignatures'))
  const reviewers = v.parse(Reviewers, await read(`namedReviewers?select=${columns}&order=name.asc`))

  const reviews: v.InferOutput<typeof Reviews> = []
  for (let more = true; more; ) {
    const after = reviews.at(-1)?.id ?? 0
    const query = `select=${Object.keys(reviewRow.entries)}&id=gt.${after}&order=id.asc&limit=${AT_A_TIME}`
    const next = v.parse(Reviews, await read(`reviews?${query}`))
    reviews.push(...next)
    more = next.length === AT_A_TIME
  }

  const parts = currentParts()
  const dated = reviews.map((review) => ({ ...review, day: dayInEcuador(new Date(review.signedAt)) }))
  const states = partReviews(parts, reviewers, dated, keepsSignatures)
  return {
    __SITE_REVIEWS__: JSON.stringify(siteReviews(parts, reviewers, states)),
    __PART_SIGNATURES__: JSON.stringify(partSignatures(states)),
  }
}
