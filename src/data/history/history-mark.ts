/** The position of an entry in the history: its moment and, because many share a moment, its id and its kind. */
export type HistoryMark = { changedAt: string; id: string | number; kind: string }

/** Writes a mark as text, for an address. */
export function markOf({ changedAt, id, kind }: HistoryMark): string {
  return [changedAt, id, kind].join('_')
}

/** Reads a mark from the text in an address; undefined when the text is no mark. */
export function parseMark(text: string): HistoryMark | undefined {
  const [, changedAt, id, kind] = MARK.exec(text) ?? []
  return changedAt && id && kind ? { changedAt, id, kind } : undefined
}

const MARK = /^(\d{4}-[\d:.T+-]{10,40})_(\d{1,18})_(page|city|facility|run)$/
