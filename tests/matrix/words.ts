/** Texts that a page shows while it waits for something. None of them may stay for good. */
export const STILL_BUSY =
  /^(Cargando|Comprobando|Generando contenido médico para|Generando…|Buscando|Midiendo|Intentando).*(…|\.\.\.)$/

/** Labels of the buttons that try again. */
export const AGAIN = /^(Reintentar|Volver a cargar|Recargar ciudades)$/
