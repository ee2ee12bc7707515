import { useEffect } from 'react'
import type { FrequentQuestion } from '@/generator/generated-content'

/** Where whoever works with this page from outside finds its questions; gone when the reader leaves. */
export function useExposedQuestions(questions: FrequentQuestion[] | undefined): void {
  useEffect(() => {
    window.__FAQ_DATA__ = questions ?? builtQuestions()
    return () => {
      delete window.__FAQ_DATA__
    }
  }, [questions])
}

/** A page that came built has them in its structured data, and nowhere else as data. */
function builtQuestions(): FrequentQuestion[] {
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent
  // Our own build wrote it (src/seo/structured-data.ts).
  const { '@graph': graph } = JSON.parse(data ?? '{"@graph":[]}') as BuiltData
  const { mainEntity = [] } = graph.find((item) => item['@type'] === 'FAQPage') ?? {}
  return mainEntity.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text }))
}

type BuiltData = {
  '@graph': { '@type': string; mainEntity?: { name: string; acceptedAnswer: { text: string } }[] }[]
}

declare global {
  interface Window {
    __FAQ_DATA__?: FrequentQuestion[]
  }
}
