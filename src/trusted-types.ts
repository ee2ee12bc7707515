/**
 * The site's one policy for Trusted Types (`scripts/hosting/headers.ts` names it): a browser that knows them takes the address of a
 * worker and the text of a `<script>` from here alone, and takes text as markup from nowhere. Other browsers are given the same text.
 */
globalThis.portalPolicy ??= globalThis.trustedTypes?.createPolicy('portal', {
  createScriptURL: onlyOurs,
  createScript: onlyData,
})
const policy = globalThis.portalPolicy

/** The address of a worker or a script. Throws where it is not the site's own. */
export function ownAddress(path: string): string {
  return policy?.createScriptURL(path) ?? onlyOurs(path)
}

/** Structured data as the text of a `<script>`. Throws where it is anything but data. */
export function scriptData(json: string): string {
  return policy?.createScript(json) ?? onlyData(json)
}

function onlyOurs(path: string): string {
  if (!/^\/(?!\/)/.test(path)) throw new TypeError(`Not of this site: ${path}`)
  return path
}

function onlyData(json: string): string {
  JSON.parse(json)
  return json
}

/** As the specification has it, but for the types: what takes trusted text is typed as taking text, in TypeScript's own library. */
type Policy = { createScriptURL: (path: string) => string; createScript: (json: string) => string }

declare global {
  /** A policy is made once for a page, which has several scripts: the first leaves it to the others. */
  var portalPolicy: Policy | undefined
  var trustedTypes: { createPolicy: (name: string, policy: Policy) => Policy } | undefined
}
