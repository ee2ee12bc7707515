/** Why a request to the database failed, in as much detail as the screens that show it need. */
export type DataErrorKind = 'offline' | 'forbidden' | 'invalid' | 'not-found' | 'unavailable'

/**
 * The only error that `src/data` throws, itself or as a `SiteFileError`. `cause` holds the original failure, for the
 * console.
 */
export class DataError extends Error {
  override name = 'DataError'
  readonly kind: DataErrorKind
  /** The HTTP status of the answer; 0 where there was none, or where the answer itself was no failure. */
  readonly status: number

  constructor(kind: DataErrorKind, cause: unknown, status = 0) {
    super(`${kind}: ${messageOf(cause)}`, { cause })
    this.kind = kind
    this.status = status
  }
}

/** A file of the site could not be read. The host of the site sends it, so this says nothing about the database. */
export class SiteFileError extends DataError {}

/** Returns why something failed; undefined for an error that `src/data` did not throw. */
export function errorKind(error: unknown): DataErrorKind | undefined {
  return error instanceof DataError ? error.kind : undefined
}

/**
 * Turns any failure into a `DataError`: an error body of the database's API with its HTTP status, or what `fetch` threw
 * (status 0).
 */
export function toDataError(failure: unknown, status = numberOf(failure, 'status')): DataError {
  return failure instanceof DataError ? failure : new DataError(kindOf(failure, status), failure, status)
}

/**
 * Statuses that ask for another try later, although they look like the caller's fault. A hosted project answers 402
 * while it is restricted (its quota, its bill); PostgREST answers 405 while the database takes no changes (its disk is
 * full).
 */
const TRY_LATER = [402, 405, 408, 425, 429]

function kindOf(failure: unknown, status: number): DataErrorKind {
  // The code is either PostgREST's own (PGRST301 to 303: a bad key or session) or PostgreSQL's (42501: no permission).
  const code = textOf(failure, 'code')
  if (isBrokenCheck(code, messageOf(failure))) return 'invalid'
  if (TRY_LATER.includes(status) || status >= 500) return 'unavailable'
  if (status === 401 || status === 403 || code === '42501' || /^PGRST30\d$/.test(code)) return 'forbidden'
  if (status === 404 || code === 'PGRST116') return 'not-found'
  if (status >= 400 || /^2[23]\w{3}$/.test(code)) return 'invalid'
  return status === 0 && isOffline(failure) ? 'offline' : 'unavailable'
}

/**
 * Whether a row broke a check of its table or was changed in the meantime, as the embedded backend reports it: with
 * status 500 and PostgreSQL's sentence. A hosted project answers 400 and 409, which need no special case.
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
