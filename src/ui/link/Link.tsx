import type { ComponentProps } from 'react'

type LinkProps = { to: string } & Omit<ComponentProps<'a'>, 'href'>

/**
 * A link within the site: a plain anchor, which the app follows if it runs (src/app/FollowLinks.tsx), else the browser.
 */
export function Link({ to, ...anchor }: LinkProps) {
  return <a {...anchor} href={to} />
}
