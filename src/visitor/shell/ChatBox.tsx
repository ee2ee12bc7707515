import { ChatLink } from './ChatLink'

/** Where a page ends for whoever still has a question that is no emergency. */
export function ChatBox() {
  return (
    <section className="mt-12 max-w-measure rounded-md border border-line bg-raised p-4 sm:p-6 print:hidden">
      <h2>Contacto por chat</h2>
      <p className="mt-2 mb-4">
        Para preguntas generales sobre lo que lee aquí. El chat orienta: no es una consulta médica. No envíe datos de su
        salud ni su nombre completo.
      </p>
      <ChatLink />
    </section>
  )
}
