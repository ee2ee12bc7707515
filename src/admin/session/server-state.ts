import { errorKind, SiteFileError } from '@/data/errors'
import type { Outcome } from './watch-requests'

export type ServerState = 'reachable' | 'offline' | 'unavailable'

/**
 * Returns the state of the server after a step of a read or a write. Any answer, even a refusal, shows that the server
 * is there; a step that has not ended, or a file of the site that cannot be read, changes nothing.
 */
export function serverStateAfter(before: ServerState, action: Outcome): ServerState {
  if (action.type === 'success') return 'reachable'
  if (action.type !== 'error' || action.error instanceof SiteFileError) return before
  const kind = errorKind(action.error)
  if (kind === undefined) return before
  return kind === 'offline' || kind === 'unavailable' ? kind : 'reachable'
}
