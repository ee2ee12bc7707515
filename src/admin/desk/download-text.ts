/** Hands the reader a file made here. */
export function downloadText(name: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the file over once the click is through.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
