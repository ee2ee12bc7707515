/** How long anything that comes over the network may take. Then it has failed: nobody waits longer in silence. */
export const PATIENCE_MS = 8000

/** The same for a whole file of the site, which may be 50 MB. */
export const FILE_PATIENCE_MS = 30_000

/** The same for the worker, which installs its files before it is ready. */
export const WORKER_PATIENCE_MS = 10_000

/** Where the server asks for a longer wait, whoever reads is told at once, and asks again when they like. */
export const LONGEST_SILENCE_MS = 10_000
