/**
 * Returns a pattern that matches a word or phrase only as a whole: «mera» is not found in «primera». `\b` would not do,
 * because it knows only ASCII letters in JavaScript.
 */
export function wholeWord(words: string, flags = 'u'): RegExp {
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '\\s+')
  return new RegExp(`(?<!\\p{L})${literal}(?!\\p{L})`, flags)
}
