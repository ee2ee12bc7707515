/** Settings, read once from the build's environment (see `.env.example`) and checked at start. */
import { NEUTRAL_PAGE } from './neutral-page'

const CLEARLY_FICTITIOUS_PHONE = '593000000000'
const EXAMPLE_SITE = 'https://portal.example'

// Named one by one: the build replaces each of these expressions, and would not see a computed name.
export const env = parseEnv({
  VITE_SITE_URL: import.meta.env.VITE_SITE_URL,
  VITE_OPERATOR_PHONE: import.meta.env.VITE_OPERATOR_PHONE,
  VITE_EXIT_URL: import.meta.env.VITE_EXIT_URL,
  VITE_NO_OFFLINE: import.meta.env.VITE_NO_OFFLINE,
  /** Set by vite.config.ts: true where a hosted project is named. */
  VITE_HOSTED: import.meta.env.VITE_HOSTED,
  VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
  VITE_SUPABASE_ANON_KEY: import.meta.env.VITE_SUPABASE_ANON_KEY,
})

function parseEnv(raw: Record<string, unknown>) {
  const problems: string[] = []
  const text = (name: string) => {
    const value: unknown = raw[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
  const address = (name: string, value: string) => {
    if (!URL.canParse(value)) problems.push(`${name} is not an address: ${value}`)
    return value.replace(/\/+$/, '')
  }

  const operatorPhone = text('VITE_OPERATOR_PHONE') ?? (raw.VITE_HOSTED ? undefined : CLEARLY_FICTITIOUS_PHONE)
  if (operatorPhone !== undefined && !/^\d{8,15}$/.test(operatorPhone))
    problems.push('VITE_OPERATOR_PHONE must be 8 to 15 digits')

  const supabaseKey = text('VITE_SUPABASE_ANON_KEY')
  if (!supabaseKey) problems.push('VITE_SUPABASE_ANON_KEY is missing')

  const parsed = {
    siteUrl: address('VITE_SITE_URL', text('VITE_SITE_URL') ?? EXAMPLE_SITE),
    /** Who answers the chat. A hosted site has no default: readers would write to nobody, or to a stranger. */
    operatorPhone,
    /** Where «Salida rápida» goes. */
    exitUrl: address('VITE_EXIT_URL', text('VITE_EXIT_URL') ?? NEUTRAL_PAGE),
    supabaseUrl: address('VITE_SUPABASE_URL', text('VITE_SUPABASE_URL') ?? ''),
    supabaseKey: supabaseKey ?? '',
    /** Whether the site can be read without a network: only when built, and unless the operator turned that off. */
    offline: import.meta.env.PROD && text('VITE_NO_OFFLINE') === undefined,
    /** Whether this is a browser on the built site, which has the lists of cities as files. */
    hasListFiles: import.meta.env.PROD && typeof document !== 'undefined',
    /**
     * Settings that the operator must still make before publishing. An example value is used meanwhile, and the desk's
     * checklist says so.
     */
    unset: {
      siteUrl: text('VITE_SITE_URL') === undefined,
      operatorPhone: text('VITE_OPERATOR_PHONE') === undefined,
    },
  }
  if (problems.length > 0) throw new Error(`Settings: ${problems.join('; ')}. See .env.example.`)
  return parsed
}
