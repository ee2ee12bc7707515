import { queryOptions } from '@tanstack/react-query'
import { DataError, toDataError } from '@/data/errors'
import { fetchInTime } from '@/data/request/fetch-in-time'
import { env } from '@/env'

/** Query for whether anyone may create an account. To the database such a user is signed in, but not an editor. */
export const signUpsQuery = () => queryOptions({ queryKey: ['sign-ups'], queryFn: areSignUpsOpen, staleTime: 60_000 })

async function areSignUpsOpen(): Promise<boolean> {
  try {
    const answer = await fetchInTime(`${env.supabaseUrl}/auth/v1/settings`, { headers: { apikey: env.supabaseKey } })
    const settings: unknown = answer.ok ? await answer.json() : undefined
    if (typeof settings === 'object' && settings !== null && 'disable_signup' in settings)
      return settings.disable_signup !== true
    throw new DataError('unavailable', new Error(`the settings were answered with ${answer.status}`))
  } catch (failure) {
    throw toDataError(failure)
  }
}
