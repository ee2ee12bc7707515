import type { FrequentQuestion } from '@/generator/generated-content'

/** Publishes the questions of a city's page as `window.__FAQ_DATA__`, where scripts from outside look for them. */
export function expose(questions: FrequentQuestion[]): void {
  window.__FAQ_DATA__ = questions
}

/** Removes the published questions when the reader leaves the page. */
export function hideQuestions(): void {
  delete window.__FAQ_DATA__
}

/** Publishes the questions of a built page, which has them as data only in its structured data (JSON-LD). */
export function exposeBuiltQuestions(): void {
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent
  // The shape is known, because our own build wrote this text (src/seo/structured-data.ts).
  const { '@graph': graph }: BuiltData = JSON.parse(data ?? '{"@graph":[]}')
  const { mainEntity } = graph.find((item) => item['@type'] === 'FAQPage') ?? {}
  if (mainEntity) expose(mainEntity.map(({ name, acceptedAnswer: { text } }) => ({ question: name, answer: text })))
}

type BuiltData = {
  '@graph': { '@type': string; mainEntity?: { name: string; acceptedAnswer: { text: string } }[] }[]
}

declare global {
  interface Window {
    __FAQ_DATA__?: FrequentQuestion[]
  }
}
