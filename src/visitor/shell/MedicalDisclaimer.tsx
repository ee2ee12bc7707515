import { Callout } from '@/ui/Callout'

/** What the portal is not. On every page, once: a page may place it itself, and then the layout's own goes (styles.css). */
export function MedicalDisclaimer() {
  return (
    <div className="medical-disclaimer">
      <Callout tone="info" heading="Aviso médico">
        <p>Contenido educativo: no sustituye la consulta con un profesional de la salud.</p>
        <p>
          Este portal no comercializa ni entrega medicamentos, no indica cantidades ni pautas de uso y no brinda consejo
          legal.
        </p>
        <p>
          <strong>Ante una emergencia, llame al 911.</strong> La llamada es gratuita.
        </p>
      </Callout>
    </div>
  )
}
