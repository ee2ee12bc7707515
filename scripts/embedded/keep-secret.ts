import { chmodSync, closeSync, openSync } from 'node:fs'

/** Makes a file that only its owner may read, or takes the rights of others to an existing one away. */
export function keepSecret(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}
