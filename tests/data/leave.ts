import { sessionQuery, signOut } from '@/data/session'
import { read } from './stub-fetch'

/** Signs out as the desk does, which then reads who is there. */
export async function leave(): Promise<void> {
  await signOut()
  await read(sessionQuery())
}
