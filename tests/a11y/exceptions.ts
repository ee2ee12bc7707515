/**
 * False positives of HTML_CodeSniffer: each with its rule, the only elements that are excused from it, and the reason.
 */
export const EXCEPTIONS: readonly { code: RegExp; element: RegExp; why: string }[] = [
  {
    code: /1_3_5\.H98$/,
    element: /autocomplete="username"[^>]*type="email"|type="email"[^>]*autocomplete="username"/,
    why: 'It holds to the table of HTML 5.2; since then «username» may stand on a field of type email, and axe agrees.',
  },
]
