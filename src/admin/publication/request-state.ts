import type { Publication } from '@/data/publications'

/**
 * The «builder» is whatever builds the site: the host, or a scheduled job.
 *
 *   requested   the request is recorded, and no build has begun
 *   building    the builder is at work
 *   published   the site has a release whose data was read after the request: nothing else counts as published
 *   failed      the builder reported that the build failed
 *   unseen      the builder reported success, but the release was not seen on the site yet
 *   unanswered  the builder has reported nothing for `SILENCE_MS`
 */
export type RequestState = 'requested' | 'building' | 'published' | 'failed' | 'unseen' | 'unanswered'

/** A build takes minutes; a builder that reports nothing for this long was not reached, or stopped in the middle. */
const SILENCE_MS = 30 * 60_000

/** Returns what became of a request. `builtAt` is that of the release on the site; undefined where it is not known. */
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

/** Whether a build may still be under way. */
export function isUnderWay(state: RequestState): boolean {
  return state === 'requested' || state === 'building'
}

/**
 * Whether the database refuses another request because of this one. No host is called for a visitor's request, so an
 * editor waits for it only once it is being built.
 */
export function refusesAnother(
  { became, requestedBy }: { became: RequestState } & Pick<Publication, 'requestedBy'>,
  isEditor: boolean,
): boolean {
  return isUnderWay(became) && !(became === 'requested' && requestedBy === null && isEditor)
}

/**
 * Whether the release may appear on the site at any moment: while a build may be under way, and for `SILENCE_MS` after
 * the builder reported success.
 */
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
