/**
 * Where the requests to publish are recorded, and the secret key that may record what became of them. It must never
 * reach a browser.
 */
export type NotesAt = { url: string; secretKey: string }

type State = 'building' | 'published' | 'failed'

export type PublicationNotes = ReturnType<typeof publicationNotes>

const MOST_CHARACTERS = 500
const API_PATIENCE_MS = 15_000

/**
 * Reads the requests to publish and records what becomes of them, through the API. Throws when the API does not answer.
 */
export function publicationNotes({ url, secretKey }: NotesAt) {
  const ask = async (query: string, change?: { state: State; said: string | null }) => {
    const rows: unknown = JSON.parse(await send({ url, secretKey }, `publications?${query}`, change))
    return Array.isArray(rows) ? rows.map(idOf) : []
  }
  return {
    /** The requests in these states, the oldest first. */
    inState: (...states: ('requested' | 'building')[]) =>
      ask(`select=id&state=in.(${states.join()})&order=requestedAt.asc`),
    /**
     * Records the state of a request, with an optional message in the desk's language. Throws when there is no such
     * request.
     */
    note: async (id: string, state: State, said: string | null = null) => {
      const noted = await ask(`id=eq.${id}&select=id`, { state, said: said?.slice(0, MOST_CHARACTERS) ?? null })
      if (noted.length === 0) throw new Error(`There is no request ${id}.`)
    },
  }
}

/** Records the hash of each part's words, so that reviewers sign these and no others. Throws when the API does not take them. */
export async function recordPartHashes(at: NotesAt, partHashes: unknown): Promise<void> {
  await send(at, 'settings?id=eq.true', { partHashes })
}

/** Reads what the query asks for or, with `change`, writes it; returns the answer's text. */
async function send({ url, secretKey }: NotesAt, query: string, change?: object): Promise<string> {
  const answer = await fetch(`${url.replace(/\/$/, '')}/rest/v1/${query}`, {
    method: change ? 'PATCH' : 'GET',
    headers: {
      apikey: secretKey,
      Authorization: `Bearer ${secretKey}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    },
    ...(change ? { body: JSON.stringify(change) } : {}),
    signal: AbortSignal.timeout(API_PATIENCE_MS),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${query.split('?')[0]} answered ${answer.status}: ${text.slice(0, 200)}`)
  return text
}

function idOf(row: unknown): string {
  if (typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string') return row.id
  throw new Error('A request to publish without an id.')
}
