/** What the button that keeps a page says, and the line below it. In a file of its own, because every page's script has some of them. */
export const KEEP = 'Guardar para leer sin internet'
export const ERASE = 'Borrar la copia guardada'
export const NOT_KEPT = 'Queda en este teléfono: otra persona podría verla.'
export const KEEPING = 'Guardando…'
export const FAILED =
  'No se pudo guardar: el navegador no lo permite, no hay espacio o falló la conexión. No quedó ninguna copia de esta página.'
/** Where the script that keeps it did not come. */
export const NO_SCRIPT = 'No se pudo guardar: falló la conexión.'
export const ERASED = 'Se borró la copia. El historial del navegador no se borra.'
export const NOT_ERASED = 'No se pudo borrar. Inténtelo otra vez o borre los datos de este sitio en el navegador.'

/** Tells that the app has drawn such a button. */
export const KEEP_DRAWN = 'keepdrawn'

/** A press that came before the code that answers it. */
export const PRESSED = 'data-pressed'

/** `keep-script.ts`, which comes with the first press. */
export const KEEP_SCRIPT = '/guarda.js'
