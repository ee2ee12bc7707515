/** The text shown where a desk screen crashes: which of the editor's work is kept, and what to do. */
export const DESK_TROUBLE = {
  heading: 'No pudimos mostrar esta pantalla',
  words:
    'Lo guardado está en la base de datos; lo que escribió y no guardó se le ofrece otra vez en la pantalla donde lo escribió. Una generación en curso sigue mientras no cierre esta pestaña ni la vuelva a cargar: mire arriba. Las demás pantallas de la mesa funcionan desde el menú.',
}
