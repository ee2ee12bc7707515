import { DataError, errorKind } from '@/data/errors'

/** The number of cities in one batch of a run. */
const MOST_TOGETHER = 20
/**
 * After how many successes in a row the limit doubles. After each one would be too often for a line that stays slow:
 * every second request would fail there.
 */
const SUCCESSES_TO_GROW = 3

type Waiting<Item, Answer> = { item: Item; resolve: (answer: Answer) => void; reject: (error: unknown) => void }

/**
 * Returns a function that joins simultaneous calls into one request: while a request is on its way, new items gather
 * for the next. Each caller gets the answer to its own item. When a joint request is refused as `invalid`, each item is
 * sent alone, so that only the faulty one fails. Any other failure fails all of them: twenty more requests would help
 * neither an overloaded server nor a user who may not write. After an `unavailable`, the next requests may have
 * half as many items: on a slow line so many take longer than a request may, however often they are sent. The limit
 * doubles again after some successes in a row, because the trouble may have passed.
 */
export function batched<Item, Answer>(
  send: (items: Item[]) => Promise<Answer[]>,
  most = MOST_TOGETHER,
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = []
  let isSending = false
  let together = most
  let successes = 0

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
    while (waiting.length > 0) await sendOrPart(waiting.splice(0, together))
    isSending = false
  }

  async function sendOrPart(asked: Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await send(asked.map(({ item }) => item))
      successes += 1
      if (successes % SUCCESSES_TO_GROW === 0) together = Math.min(most, together * 2)
      asked.forEach(({ resolve, reject }, index) => {
        const answer = answers[index]
        if (answer === undefined) reject(new DataError('unavailable', new Error('fewer answers than questions')))
        else resolve(answer)
      })
    } catch (error) {
      successes = 0
      if (asked.length > 1 && errorKind(error) === 'unavailable') together = Math.ceil(together / 2)
      if (asked.length > 1 && errorKind(error) === 'invalid') await Promise.all(asked.map((one) => sendOrPart([one])))
      else for (const { reject } of asked) reject(error)
    }
  }
}
