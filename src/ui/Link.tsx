import type { ComponentProps } from 'react'

type LinkProps = { to: string } & Omit<ComponentProps<'a'>, 'href'>

/** A link within the site. It is a plain one: the app follows it where it runs (src/app/FollowLinks.tsx), otherwise the browser does. */
export function Link({ to, ...anchor }: LinkProps) {
  return <a {...anchor} href={to} />
}
