/**
 * The site's only Trusted Types policy, which `scripts/hosting/headers.ts` allows by name. A browser that supports
 * Trusted Types accepts the address of a worker and the text of a `<script>` only from here, and accepts no text at all
 * as markup. Other browsers get the same values as plain strings.
 */
globalThis.portalPolicy ??= globalThis.trustedTypes?.createPolicy('portal', {
  createScriptURL: onlyOurs,
  createScript: onlyData,
})
const policy = globalThis.portalPolicy

/** Returns the address of a worker or a script in trusted form. Throws when it is not one of this site. */
export function ownAddress(path: string): string {
  return policy?.createScriptURL(path) ?? onlyOurs(path)
}

/** Returns structured data as the trusted text of a `<script>`. Throws when it is not JSON. */
export function scriptData(json: string): string {
  return policy?.createScript(json) ?? onlyData(json)
}

function onlyOurs(path: string): string {
  // Judged by the browser's own parser, which takes «/\\otro.example» for the address of another site.
  if (!new URL(path, location.origin).href.startsWith(`${location.origin}/`))
    throw new TypeError(`Not of this site: ${path}`)
  return path
}

function onlyData(json: string): string {
  JSON.parse(json)
  return json
}

/**
 * A policy as the Trusted Types specification defines it, except that it returns plain strings: TypeScript's own
 * library types every API that takes a trusted value as taking a string.
 */
type Policy = { createScriptURL: (path: string) => string; createScript: (json: string) => string }
type PolicyRules = Partial<Policy> & { createHTML?: (html: string) => string }

declare global {
  /** A page may create the policy only once, and has several scripts: the first one leaves it here for the others. */
  var portalPolicy: Policy | undefined
  var trustedTypes: { createPolicy: <Rules extends PolicyRules>(name: string, rules: Rules) => Rules } | undefined
}
