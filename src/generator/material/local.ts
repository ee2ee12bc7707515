import { HELP } from './local/help'
import { HOSPITALS } from './local/hospitals'
import { PLACE } from './local/place'
import type { Wordings } from './local-material'

/** Everything the local part of a page can say. */
export const LOCAL = { ...HOSPITALS, ...PLACE, ...HELP } as const satisfies Record<string, Wordings>

export type LocalEntry = keyof typeof LOCAL
