import { deskPaths } from '@/admin/desk/desk-paths'
import { LinkButton } from '@/ui/button/LinkButton'
import { Card } from '@/ui/Card'

/** What to do while nobody signs the texts. */
export function HowToBegin() {
  return (
    <Card as="section">
      <h2>Todavía no firma nadie</h2>
      <div className="mt-2 max-w-measure space-y-2">
        <p>Mientras tanto, el sitio dice «Revisión médica: pendiente». Para empezar:</p>
        <ol className="list-decimal space-y-1 pl-6">
          <li>Busque a un profesional de la salud y a uno del derecho que quieran firmar con su nombre.</li>
          <li>Guarde su consentimiento por escrito y la dirección donde se comprueba su registro.</li>
          <li>Anótelos en «Ajustes», con la cuenta que quien es responsable les crea.</li>
          <li>Ellos entran aquí con ese usuario, también desde el teléfono, o leen las partes en papel.</li>
        </ol>
        <LinkButton to={`${deskPaths.settings}#revisores`}>Anotar a un revisor</LinkButton>
      </div>
    </Card>
  )
}
