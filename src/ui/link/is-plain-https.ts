/**
 * Whether a stored address may be shown as a link: HTTPS, and without the name before an «@» that can pass for the name
 * of another site («https://www.salud.gob.ec@otro.example»).
 */
export function isPlainHttps(address: string): boolean {
  try {
    const { protocol, username, password } = new URL(address)
    return protocol === 'https:' && username === '' && password === ''
  } catch {
    // No address at all.
    return false
  }
}
