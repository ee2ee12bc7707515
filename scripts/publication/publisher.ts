import type { PublicationNotes } from './notes.ts'

type PublisherTools = {
  notes: PublicationNotes
  /**
   * Builds the site and puts it in the place of the last one, which stays when this fails. Returns a sentence about
   * what was built.
   */
  build: () => Promise<string>
}

/**
 * Works through the requests to publish, one build at a time, and records how each ended. When the beginning of a build
 * cannot be recorded, nothing is built.
 */
export function createPublisher({ notes, build }: PublisherTools) {
  let work: Promise<void> = Promise.resolve()
  return {
    /**
     * Records that builds which were under way have failed, because they ended with the server that ran them. To be
     * called once, before any request is taken up.
     */
    failInterrupted: async () => {
      for (const id of await notes.inState('building')) await notes.note(id, 'failed', INTERRUPTED)
    },
    /**
     * Works until no request is open. A call that comes meanwhile looks again after that work, also when it fails: the
     * last look of it may have begun before the request was recorded.
     */
    takeUp: (): Promise<void> => {
      work = work.then(takeUpAll, takeUpAll)
      return work
    },
  }

  async function takeUpAll(): Promise<void> {
    for (;;) {
      const open = await notes.inState('requested')
      if (open.length === 0) return
      // One build answers all open requests, because it reads everything that was saved before them.
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
