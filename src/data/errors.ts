/** Why a request to the database failed, as far as whoever shows it needs to know. */
export type DataErrorKind = 'offline' | 'forbidden' | 'invalid' | 'not-found' | 'unavailable'

/** The one error this room throws. `cause` holds what really happened, for the console. */
export class DataError extends Error {
  override name = 'DataError'
  readonly kind: DataErrorKind

  constructor(kind: DataErrorKind, cause: unknown) {
    super(`${kind}: ${messageOf(cause)}`, { cause })
    this.kind = kind
  }
}

/** Why something failed, where it is known: undefined for what this room did not throw. */
export function errorKind(error: unknown): DataErrorKind | undefined {
  return error instanceof DataError ? error.kind : undefined
}

/** Reads any failure: an error body of the database's API and its HTTP status, or what `fetch` threw (status 0). */
export function toDataError(failure: unknown, status = numberOf(failure, 'status')): DataError {
  return failure instanceof DataError ? failure : new DataError(kindOf(failure, status), failure)
}

/**
 * Statuses that ask for another try later, although they look like the caller's fault. 402 is a hosted project's that is restricted
 * (its quota, its bill), 405 is PostgREST's where the database takes no changes for now (its disk is full).
 */
const TRY_LATER = [402, 405, 408, 425, 429]

function kindOf(failure: unknown, status: number): DataErrorKind {
  // A code is PostgREST's own (PGRST301 to 303: the key or the session) or PostgreSQL's (42501: no right to).
  const code = textOf(failure, 'code')
  if (isBrokenCheck(code, messageOf(failure))) return 'invalid'
  if (TRY_LATER.includes(status) || status >= 500) return 'unavailable'
  if (status === 401 || status === 403 || code === '42501' || /^PGRST30\d$/.test(code)) return 'forbidden'
  if (status === 404 || code === 'PGRST116') return 'not-found'
  if (status >= 400 || /^2[23]\w{3}$/.test(code)) return 'invalid'
  return status === 0 && isOffline(failure) ? 'offline' : 'unavailable'
}

/**
 * Of a row that breaks a check of its table, or was changed in the meantime, the embedded backend says 500 and PostgreSQL's sentence; a
 * hosted project says 400 and 409.
 */
function isBrokenCheck(code: string, message: string): boolean {
  return code === 'SUP' && BROKEN_CHECK.test(message)
}

const BROKEN_CHECK =
  /^error: (new row for relation "[^"]+" violates check constraint "|The place was changed in the meantime)/

/** `fetch` throws a TypeError where no server was reached. supabase-js passes that on as the start of a message. */
function isOffline(failure: unknown): boolean {
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return true
  return failure instanceof TypeError || /^(TypeError|DataError: offline):/.test(messageOf(failure))
}

function messageOf(failure: unknown): string {
  return textOf(failure, 'message') || String(failure)
}

function textOf(failure: unknown, key: string): string {
  const value = fieldOf(failure, key)
  return typeof value === 'string' ? value : ''
}

function numberOf(failure: unknown, key: string): number {
  const value = fieldOf(failure, key)
  return typeof value === 'number' ? value : 0
}

function fieldOf(failure: unknown, key: string): unknown {
  return typeof failure === 'object' && failure !== null ? Reflect.get(failure, key) : undefined
}
