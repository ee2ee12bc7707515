/** Downloads a text, or the bytes of a file, as a file with this name. */
export function downloadText(name: string, text: string | Uint8Array<ArrayBuffer>, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By then the browser has taken over the file, and the address can be released.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
