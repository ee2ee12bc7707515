/**
 * Slips of spelling, in words as `normalizeText` gives them. A word shorter than this is taken as it is: one other letter would make it
 * another word.
 */
export const SHORTEST_SLIP = 4

/** How a Spanish word sounds in the Andes, roughly: what is written in two ways becomes one. */
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

/** Equal but for one letter: another one, one too many, one missing, or two that changed places. */
export function isOneSlip(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const restA = a.slice(start)
  const restB = b.slice(start)
  if (restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}
