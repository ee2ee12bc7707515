import { errorKind } from '@/data/errors'
import type { Outcome } from './watch-requests'

export type ServerState = 'reachable' | 'offline' | 'unavailable'

/** What a read or a write that ended says of the server: an answer, also a refusal, says that it is there. */
export function serverStateAfter(before: ServerState, action: Outcome): ServerState {
  if (action.type === 'success') return 'reachable'
  if (action.type !== 'error') return before
  const kind = errorKind(action.error)
  if (kind === undefined) return before
  return kind === 'offline' || kind === 'unavailable' ? kind : 'reachable'
}
