import { readFileSync } from 'node:fs'

/** Returns the embedded backend's publishable key, which the build or the first start writes. */
export function publishableKey(): string {
  const key = /^SUPABASE_PUBLISHABLE_KEY="?([^"\n]+)"?$/m.exec(readFileSync('.env', 'utf8'))?.[1]
  if (!key) throw new Error('.env has no SUPABASE_PUBLISHABLE_KEY: run the build first')
  return key
}
