/** What a page says while it waits for something: never for good. */
export const STILL_BUSY =
  /^(Cargando|Comprobando|Generando contenido médico para|Generando…|Buscando|Midiendo|Intentando).*(…|\.\.\.)$/

/** What is pressed to ask for it once more. */
export const AGAIN = /^(Reintentar|Volver a cargar|Recargar ciudades)$/
