import { sentencesText } from '@/cited/text'
import { page } from '@/content/pages/cuidados-y-alertas.md'
import { paths } from '@/paths'

/** What to have ready for the call to 911, what to do without an ambulance, and what nobody may refuse. */
export function WhatToSay() {
  return (
    <>
      <CareList id="que-decir-al-911" more="Más sobre la llamada, con sus fuentes">
        Si no tiene estos datos, llame igual.
      </CareList>
      <CareList id="sin-ambulancia" more="Lo mismo, con sus fuentes">
        No sabemos cuánto tarda la ambulancia.
      </CareList>
      <section className="space-y-3">
        <h2>Lo que nadie le puede negar</h2>
        <ul className="list-disc space-y-1 pl-6">
          <li>No pueden negarle la atención de emergencia, ni pedirle dinero antes.</li>
          <li>
            Si tiene miedo, vaya igual: en 2017, el Ministerio de Salud advirtió que ese miedo puede causar la muerte.
          </li>
          <li>Violencia en la familia: 1800 DELITO (1800 33 54 86), opción 5.</li>
          <li>Si piensa en morir, llame al 911; también le escuchan gratis en el 171, opción 6.</li>
        </ul>
      </section>
    </>
  )
}

type CareListProps = { id: string; more: string; children: string }

/** A list in the words of the page on care, which has the references for them. */
function CareList({ id, more, children }: CareListProps) {
  const section = page.sections.find((it) => it.id === id)
  const list = section?.blocks.find((block) => block.kind === 'list')
  if (!section || !list) throw new Error(`cuidados-y-alertas.md has no list under #${id}`)
  return (
    <section className="space-y-3">
      <h2>{section.heading}</h2>
      <ol className="list-decimal space-y-1 pl-6">
        {list.items.map((sentences) => (
          <li key={sentencesText(sentences)}>{sentencesText(sentences)}</li>
        ))}
      </ol>
      <p>
        {children}{' '}
        <a href={`${paths.care}#${id}`} className="inline-block py-0.5">
          {more}
        </a>
      </p>
    </section>
  )
}
