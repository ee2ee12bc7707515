import type { Publication } from '@/data/publications'

/**
 *   requested   noted, and nobody has begun
 *   building    somebody builds
 *   published   the site says a release whose data was read after the request: nothing else counts
 *   failed      whoever builds says that it did not work
 *   unseen      whoever builds says that it is done, and the site still says an older release
 *   unanswered  nobody has said anything for long
 */
export type RequestState = 'requested' | 'building' | 'published' | 'failed' | 'unseen' | 'unanswered'

/** A build takes minutes; whoever says nothing for this long was not reached, or stopped in the middle. */
const SILENCE_MS = 30 * 60_000

/** What became of a request. `builtAt` is the release that readers have; undefined where nobody knows. */
export function requestState(
  { requestedAt, changedAt, state }: Pick<Publication, 'requestedAt' | 'changedAt' | 'state'>,
  builtAt: string | undefined,
  now: Date,
): RequestState {
  if (builtAt !== undefined && Date.parse(builtAt) >= Date.parse(requestedAt)) return 'published'
  if (state === 'failed') return 'failed'
  if (state === 'published') return 'unseen'
  return now.getTime() - Date.parse(changedAt) > SILENCE_MS ? 'unanswered' : state
}

/** Whether somebody may still be at it: then asking again is refused. */
export function isUnderWay(state: RequestState): boolean {
  return state === 'requested' || state === 'building'
}

/** Whether the site may say the release any moment: while somebody is at it, and for a while after who builds says that it is done. */
export function isExpected(
  request: Pick<Publication, 'requestedAt' | 'changedAt' | 'state'>,
  builtAt: string | undefined,
  now: Date,
): boolean {
  const became = requestState(request, builtAt, now)
  return isUnderWay(became) || (became === 'unseen' && now.getTime() - Date.parse(request.changedAt) <= SILENCE_MS)
}

export const REQUEST_BADGES = {
  requested: { label: 'Pedida', tone: 'neutral' },
  building: { label: 'Construyendo', tone: 'strong' },
  published: { label: 'Publicada', tone: 'green' },
  failed: { label: 'Falló', tone: 'red' },
  unseen: { label: 'Aún no se ve', tone: 'yellow' },
  unanswered: { label: 'Sin respuesta', tone: 'yellow' },
} as const satisfies Record<RequestState, { label: string; tone: string }>
