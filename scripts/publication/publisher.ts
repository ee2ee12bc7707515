import type { PublicationNotes } from './notes.ts'

type PublisherTools = {
  notes: PublicationNotes
  /** Builds the site and puts it in the place of the last one, which stays where this fails. Answers what was built. */
  build: () => Promise<string>
}

/** Takes up the requests to publish, one build at a time, and notes how each ended. Where that cannot be noted, nothing is built. */
export function createPublisher({ notes, build }: PublisherTools) {
  let work: Promise<void> | undefined
  return {
    /** To be called once, before anything is taken up: a build that was under way died with the server that made it. */
    tellInterrupted: async () => {
      for (const id of await notes.inState('building')) await notes.note(id, 'failed', INTERRUPTED)
    },
    /** Until no request is open; whoever calls meanwhile waits for the same. */
    takeUp: (): Promise<void> => {
      work ??= takeUpAll().finally(() => {
        work = undefined
      })
      return work
    },
  }

  async function takeUpAll(): Promise<void> {
    for (;;) {
      const open = await notes.inState('requested')
      if (open.length === 0) return
      // One build answers them all: it reads what was saved before any of them.
      for (const id of open) await notes.note(id, 'building')
      const [state, said] = await built()
      for (const id of open) await notes.note(id, state, said)
    }
  }

  async function built(): Promise<['published' | 'failed', string]> {
    try {
      return ['published', await build()]
    } catch (error) {
      console.error('The site could not be built', error)
      return ['failed', `${FAILED} ${error instanceof Error ? error.message : String(error)}`]
    }
  }
}

const INTERRUPTED = 'El servidor se detuvo mientras construía. El sitio sigue como estaba; publique otra vez.'
const FAILED = 'El sitio no se pudo construir y sigue como estaba.'
