import { DataError, errorKind } from '@/data/errors'

/** As many as a run has cities in one batch. */
const MOST_TOGETHER = 20

type Waiting<Item, Answer> = { item: Item; resolve: (answer: Answer) => void; reject: (error: unknown) => void }

/**
 * Joins what is asked at the same time into one request: while one is on its way, the others gather for the next. Each asker
 * gets their own answer. Where a joint request is refused as `invalid`, each is asked alone, so that what is wrong with one falls on
 * that one. Any other failure is that of all: twenty requests more would not help a server that is overloaded, nor who may not write.
 */
export function batched<Item, Answer>(
  send: (items: Item[]) => Promise<Answer[]>,
  most = MOST_TOGETHER,
): (item: Item) => Promise<Answer> {
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
    // Until all that is asked in this task is waiting, so that it goes in one request.
    await Promise.resolve()
    while (waiting.length > 0) await sendOrPart(waiting.splice(0, most))
    isSending = false
  }

  async function sendOrPart(asked: Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await send(asked.map(({ item }) => item))
      asked.forEach(({ resolve, reject }, index) => {
        const answer = answers[index]
        if (answer === undefined) reject(new DataError('unavailable', new Error('fewer answers than questions')))
        else resolve(answer)
      })
    } catch (error) {
      if (asked.length > 1 && errorKind(error) === 'invalid') await Promise.all(asked.map((one) => sendOrPart([one])))
      else for (const { reject } of asked) reject(error)
    }
  }
}
