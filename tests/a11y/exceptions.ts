/** What HTML_CodeSniffer calls an error and is none: each with its rule, the only elements it may concern, and why. */
export const EXCEPTIONS: readonly { code: RegExp; element: RegExp; why: string }[] = [
  {
    code: /1_3_5\.H98$/,
    element: /autocomplete="username"[^>]*type="email"|type="email"[^>]*autocomplete="username"/,
    why: 'It holds to the table of HTML 5.2; since then «username» may stand on a field of type email, and axe agrees.',
  },
]
