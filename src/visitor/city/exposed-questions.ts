import type { FrequentQuestion } from '@/generator/generated-content'

/** Puts the questions of a city's page where scripts from outside look for them. */
export function expose(questions: FrequentQuestion[]): void {
  window.__FAQ_DATA__ = questions
}

/** Takes them away when the reader leaves the page. */
export function hideQuestions(): void {
  delete window.__FAQ_DATA__
}

/** Exposes those of a page that came built, which has them as data in its structured data alone. */
export function exposeBuiltQuestions(): void {
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent
  // Our own build wrote it (src/seo/structured-data.ts).
  const { '@graph': graph } = JSON.parse(data ?? '{"@graph":[]}') as BuiltData
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
