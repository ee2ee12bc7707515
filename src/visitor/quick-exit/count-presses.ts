const ENOUGH = 3
const WITHIN_MS = 5_000

/**
 * Leaves when Shift is pressed by itself three times within five seconds. The count is announced in the page's live
 * region (`data-salida-cuenta`). Any other key, also one that is held down with Shift, ends the count, and so does the
 * pointer or the wheel: Shift with a click or with the wheel has a meaning of its own.
 */
export function countPresses(findLink: () => HTMLAnchorElement | null, leave: (address: string) => void): void {
  let presses = 0
  let alone = false
  let end: ReturnType<typeof setTimeout> | undefined

  const reset = (words: string) => {
    if (presses > 0) announce(words)
    presses = 0
    clearTimeout(end)
  }

  document.addEventListener(
    'keydown',
    ({ key, repeat, altKey, ctrlKey, metaKey }) => {
      if (!repeat) alone = key === 'Shift' && !altKey && !ctrlKey && !metaKey
      if (key !== 'Shift') reset('')
    },
    true,
  )
  for (const type of ['pointerdown', 'wheel']) {
    document.addEventListener(
      type,
      () => {
        alone = false
        reset('')
      },
      { capture: true, passive: true },
    )
  }
  document.addEventListener(
    'keyup',
    ({ key }) => {
      const link = findLink()
      if (key !== 'Shift' || !alone || !link) return
      presses += 1
      if (presses === 1) end = setTimeout(() => reset('Cuenta para salir: terminada.'), WITHIN_MS)
      if (presses === ENOUGH) leave(link.href)
      else announce(`Para salir, presione Mayús (Shift) ${presses === 1 ? 'dos veces' : 'una vez'} más.`)
    },
    true,
  )
}

function announce(words: string): void {
  const region = document.querySelector('[data-salida-cuenta]')
  if (region) region.textContent = words
}
