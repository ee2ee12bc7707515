/** The position of an entry in the history: its moment and, because many have the same one, its id and its kind. */
export type HistoryMark = { changedAt: string; id: string | number; kind: string }

/** As an address carries it. */
export function markOf({ changedAt, id, kind }: HistoryMark): string {
  return [changedAt, id, kind].join('_')
}

/** Reads one that comes from an address; undefined for what can be none. */
export function parseMark(text: string): HistoryMark | undefined {
  const [, changedAt, id, kind] = MARK.exec(text) ?? []
  return changedAt && id && kind ? { changedAt, id, kind } : undefined
}

const MARK = /^(\d{4}-[\d:.T+-]{10,40})_(\d{1,18})_(page|city|facility|run)$/
