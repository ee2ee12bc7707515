import { readFileSync } from 'node:fs'

/** The embedded backend's key, written by the build or the first start. */
export function publishableKey(): string {
  const key = /^SUPABASE_PUBLISHABLE_KEY="?([^"\n]+)"?$/m.exec(readFileSync('.env', 'utf8'))?.[1]
  if (!key) throw new Error('.env has no SUPABASE_PUBLISHABLE_KEY: run the build first')
  return key
}
