/** Returns a word without its plural ending, as the search compares it: «señales» → «señal», «pautas» → «pauta». */
export function singular(word: string): string {
  return word.length > 4 ? word.replace(/e?s$/, '') : word
}
