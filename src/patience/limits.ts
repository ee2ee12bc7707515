/** How long nothing may come from a server before a request counts as failed, so that nobody waits in vain untold. */
export const PATIENCE_MS = 8000

/** The limit for an answer that keeps coming: a list on a slow line, or a file of the site of up to 50 MB. */
export const FILE_PATIENCE_MS = 30_000

/** How long a form that needs the app waits for it, from the start of the page. After that the browser submits the form. */
export const APP_PATIENCE_MS = 30_000

/** The limit for the service worker to become ready, which has to install its files first. */
export const WORKER_PATIENCE_MS = 10_000

/** If the server asks for a longer wait than this, the user is told at once, and decides when to try again. */
export const LONGEST_SILENCE_MS = 10_000
