import { expect, test } from 'vitest'
import { allParts } from '@/cited/all-parts'
import { type PartSentence, partOf } from '@/generator/parts'
import { pageFiles } from '../../scripts/static-pages/page-files'
import { pageParts } from '../../scripts/static-pages/page-parts'
import { readPage } from '../../scripts/static-pages/read-page'

test('every section is one part, with a key of its own', () => {
  const keys = allParts.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).toEqual(
    expect.arrayContaining([
      'comun/senales-de-alarma',
      'ciudad/riesgos/cytotec',
      'ciudad/pregunta/denuncia',
      'riesgos-y-efectos-secundarios/senales-de-alarma',
    ]),
  )
})

test('a changed word opens the part with that word and no other; a changed source opens none', () => {
  const { file, markdown } = pageFiles().find(({ path }) => path === '/riesgos-y-efectos-secundarios') ?? never()
  const hashes = (text: string) => new Map(pageParts(readPage(text, file)).parts.map(({ key, hash }) => [key, hash]))
  const before = hashes(markdown)

  const reworded = hashes(markdown.replace('La diarrea suele aparecer al inicio', 'La diarrea aparece al inicio'))
  const opened = [...before].filter(([key, hash]) => reworded.get(key) !== hash)
  expect(opened.map(([key]) => key)).toEqual(['riesgos-y-efectos-secundarios/efectos-comunes'])
  expect(hashes(markdown.replace('[^COMU-01]', '[^COMU-02]'))).toEqual(before)
})

test('the facts tell whether a physician or a lawyer has to sign; nobody signs what the portal says of itself', () => {
  const part = { key: 'k', title: 't', group: 'g', groupTitle: 'G', pages: [] }
  const fieldOf = (...facts: PartSentence['facts']) =>
    partOf({ ...part, variants: [{ heading: '', sentences: [{ text: 'Una frase.', facts }] }] }).field
  expect(fieldOf('GRA-01', 'EME-01')).toBe('médico')
  expect(fieldOf('LEG-39', 'EME-01')).toBe('legal')
  expect(fieldOf('LEG-39', 'GRA-01')).toBe('ambos')
  expect(fieldOf('PORTAL-PAGINAS', 'SOB-03')).toBe('portal')
})

test('of the page about the law no part is for a physician', () => {
  const ofLaw = allParts.filter(({ pages }) => pages.includes('/marco-legal-ec'))
  expect(new Set(ofLaw.map(({ field }) => field))).toEqual(new Set(['legal']))
})

function never(): never {
  throw new Error('The page is not there.')
}
