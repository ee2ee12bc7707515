/** The text shown where a desk screen crashes: which of the editor's work is kept, and what to do. */
export const DESK_TROUBLE = {
  heading: 'No pudimos mostrar esta pantalla',
  words:
    'Lo guardado está en la base de datos; lo que estaba escrito aquí sin guardar, no. Lo que al salir de otra pantalla quedó en esta pestaña sigue ahí: vuelva con «Atrás» y guárdelo antes de volver a cargar. Una generación en curso sigue mientras no cierre esta pestaña ni la vuelva a cargar: mire arriba. Las demás pantallas de la mesa funcionan desde el menú.',
}
