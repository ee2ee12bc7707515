import { sentencesText } from '@/cited/text'
import { page } from '@/content/pages/cuidados-y-alertas.md'
import { paths } from '@/paths'

const SECTION_ID = 'que-decir-al-911'

/** What to have ready for the call to 911, in the words of the page on care, which has the references for them. */
export function WhatToSay() {
  const section = page.sections.find(({ id }) => id === SECTION_ID)
  const list = section?.blocks.find((block) => block.kind === 'list')
  if (!section || !list) throw new Error(`cuidados-y-alertas.md has no list under #${SECTION_ID}`)
  return (
    <section className="space-y-3">
      <h2>{section.heading}</h2>
      <ol className="list-decimal space-y-1 pl-6">
        {list.items.map((sentences) => (
          <li key={sentencesText(sentences)}>{sentencesText(sentences)}</li>
        ))}
      </ol>
      <p>
        Si no tiene estos datos, llame igual.{' '}
        <a href={`${paths.care}#${SECTION_ID}`} className="inline-block py-0.5">
          Más sobre la llamada, con sus fuentes
        </a>
      </p>
    </section>
  )
}
