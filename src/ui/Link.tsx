import type { ComponentProps } from 'react'

type LinkProps = { to: string } & Omit<ComponentProps<'a'>, 'href'>

/** A link within the site: a plain one. The app follows it where it runs (src/app/FollowLinks.tsx), the browser everywhere else. */
export function Link({ to, ...anchor }: LinkProps) {
  return <a {...anchor} href={to} />
}
