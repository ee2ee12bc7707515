/**
 * The length from which a word (as `normalizeText` returns it) may match with a slip. A shorter word has to match
 * exactly, because with one other letter it would be another word.
 */
export const SHORTEST_SLIP = 4

/** Returns roughly how a Spanish word sounds in the Andes: spellings of the same sound become the same letters. */
export function soundOf(word: string): string {
  return word
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])|[zx]/g, 's')
    .replace(/g(u?)(?=[ei])/g, (_, mute) => (mute ? 'g' : 'j'))
    .replace(/ch/g, 'x')
    .replace(/[cq]/g, 'k')
    .replace(/v/g, 'b')
    .replace(/ll|y/g, 'i')
    .replace(/h/g, '')
}

/** Whether two words differ by at most one slip: one letter replaced, added or missing, or two neighbours swapped. */
export function isOneSlip(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const restA = a.slice(start)
  const restB = b.slice(start)
  if (restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}
