/** Why nothing can be generated here at the moment. */
export function RunElsewhere() {
  return (
    <p role="status" className="max-w-measure font-semibold">
      Otra pestaña de este navegador está generando. Aquí se podrá cuando termine o se cierre.
    </p>
  )
}
