/** What is known of a public place of care besides its name. */
export type PlaceRecord = {
  /** «hospital», «maternidad», «centro de salud». */
  kind: string
  /** Whose it is: «MSP», «IESS»… */
  network: string
  /** Keys of the documents that name it. */
  sources: string[]
  /** The day the list was looked through: `2026-11-20`. */
  checked: string
}

/** A document that names a place; `url` only where a reader may be sent there. */
export type PlaceSource = { organization: string; year: string; url?: string }
