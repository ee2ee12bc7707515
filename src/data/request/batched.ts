import { DataError, errorKind } from '@/data/errors'

/** The number of cities in one batch of a run. */
const MOST_TOGETHER = 20

type Waiting<Item, Answer> = { item: Item; resolve: (answer: Answer) => void; reject: (error: unknown) => void }

/**
 * Returns a function that joins simultaneous calls into one request: while a request is on its way, new items gather
 * for the next. Each caller gets the answer to its own item. When a joint request is refused as `invalid`, each item is
 * sent alone, so that only the faulty one fails. Any other failure fails all of them: twenty more requests would help
 * neither an overloaded server nor a user who may not write.
 */
export function batched<Item, Answer>(send: (items: Item[]) => Promise<Answer[]>): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = []
  let isSending = false

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      void sendAll()
    })

  async function sendAll(): Promise<void> {
    if (isSending) return
    isSending = true
    // Let the rest of the current task add its items first, so that they go in the same request.
    await Promise.resolve()
    while (waiting.length > 0) await sendOrPart(waiting.splice(0, MOST_TOGETHER))
    isSending = false
  }

  async function sendOrPart(batch: Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await send(batch.map(({ item }) => item))
      batch.forEach(({ resolve, reject }, index) => {
        const answer = answers[index]
        if (answer === undefined) reject(new DataError('unavailable', new Error('fewer answers than questions')))
        else resolve(answer)
      })
    } catch (error) {
      if (batch.length > 1 && errorKind(error) === 'invalid') await Promise.all(batch.map((one) => sendOrPart([one])))
      else for (const { reject } of batch) reject(error)
    }
  }
}
