/** Finds a word or several where they are whole: `\b` is ASCII in JavaScript, and «mera» is none of «primera». */
export function wholeWord(words: string, flags = 'u'): RegExp {
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '\\s+')
  return new RegExp(`(?<!\\p{L})${literal}(?!\\p{L})`, flags)
}
