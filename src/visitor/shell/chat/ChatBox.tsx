import { ChatLink } from './ChatLink'

/** The chat at the end of a page, for a question that is no emergency. */
export function ChatBox() {
  return (
    <section className="mt-8 max-w-measure wrap-anywhere rounded-md border border-line bg-raised p-4 print:hidden">
      <h2>Contacto por chat</h2>
      <p className="mt-1 mb-3">
        Para preguntas generales: no es una consulta médica. No envíe datos de su salud ni su nombre completo.
      </p>
      <ChatLink />
    </section>
  )
}
