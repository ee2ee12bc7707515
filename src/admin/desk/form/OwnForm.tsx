import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { sessionQuery } from '@/data/session'
import { type Owner, onDraftsErased } from './drafts'

export type FormOwner = {
  /** The last person who was signed in while the form was open: a session that ended by itself changes nothing. */
  owner: Owner
  /** The owner's session has ended: what only editors read must not be shown to whoever is at the desk now. */
  isAway: boolean
}

/**
 * Renders a form for whoever is signed in, and anew when another person signs in or its owner signs out: nobody sees
 * what somebody else typed. What was typed before signing in goes along.
 */
export function OwnForm({ children }: { children: (owner: FormOwner) => ReactNode }) {
  const userId = useQuery(sessionQuery()).data?.user?.id
  const [{ owner, times }, setOwner] = useState<{ owner: Owner; times: number }>({ owner: userId, times: 0 })
  if (userId !== undefined && userId !== owner)
    setOwner({ owner: userId, times: owner === undefined ? times : times + 1 })
  useEffect(() => onDraftsErased(() => setOwner((now) => ({ owner: undefined, times: now.times + 1 }))), [])
  return <Fragment key={times}>{children({ owner, isAway: owner !== undefined && userId === undefined })}</Fragment>
}
