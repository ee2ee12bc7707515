/**
 * A text that changes while it is shown, such as a count. Each text gets a new element: the translator of a browser
 * replaces text nodes by its own, and React would go on writing into the old one, which nobody sees any more.
 */
export function ChangingText({ children }: { children: string | number }) {
  return <span key={children}>{children}</span>
}
