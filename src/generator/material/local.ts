import { CARE } from './local/care'
import { HELP } from './local/help'
import type { LocalWordings } from './local-material'

/** Everything the local part of a page can say. */
export const LOCAL = { ...CARE, ...HELP } as const satisfies Record<string, LocalWordings>

export type LocalEntry = keyof typeof LOCAL
