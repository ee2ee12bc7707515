/**
 * The site's one policy for Trusted Types (`scripts/hosting/headers.ts` names it): a browser that knows them takes the address of a
 * worker and the text of a `<script>` from here alone, and takes text as markup from nowhere. Other browsers are given the same text.
 */
const policy = globalThis.trustedTypes?.createPolicy('portal', { createScriptURL: ownAddress, createScript: onlyData })

/** The address of a worker. Throws where it is not the site's own. */
export function workerAddress(path: string): string {
  return policy?.createScriptURL(path) ?? ownAddress(path)
}

/** Structured data as the text of a `<script>`. Throws where it is anything but data. */
export function scriptData(json: string): string {
  return policy?.createScript(json) ?? onlyData(json)
}

function ownAddress(path: string): string {
  if (!/^\/(?!\/)/.test(path)) throw new TypeError(`Not an address of this site: ${path}`)
  return path
}

function onlyData(json: string): string {
  JSON.parse(json)
  return json
}

/** As the specification has it, but for the types: what takes trusted text is typed as taking text, in TypeScript's own library. */
type Policy = { createScriptURL: (path: string) => string; createScript: (json: string) => string }

declare global {
  var trustedTypes: { createPolicy: (name: string, policy: Policy) => Policy } | undefined
}
