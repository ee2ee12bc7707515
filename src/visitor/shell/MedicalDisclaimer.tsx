/** What the portal does not do, at the end of every page. */
export function MedicalDisclaimer() {
  return (
    <section aria-labelledby="aviso-medico" className="max-w-measure border-l-4 border-primary pl-3 text-sm">
      <h2 id="aviso-medico" className="text-base">
        Aviso médico
      </h2>
      <p>Contenido educativo: no sustituye la consulta con un profesional de la salud.</p>
      <p>
        Este portal no comercializa ni entrega medicamentos, no indica cantidades ni pautas de uso y no brinda consejo
        legal.
      </p>
      <p>
        <strong>Ante una emergencia, llame al 911.</strong>
      </p>
    </section>
  )
}
