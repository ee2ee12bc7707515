import { expect, test } from 'vitest'
import { parseNotice, type RunNotice } from '@/admin/running/one-run'
import { bannerText } from '@/admin/running/RunBanner'

const NOTICE: RunNotice = { kind: 'cities', phase: 'running', done: 0, total: 1, at: 1 }

test('the banner of a run counts its pages, in singular or plural', () => {
  expect(bannerText(NOTICE, 'here')).toBe('Generando: 0 de 1 página')
  expect(bannerText({ ...NOTICE, done: 1, total: 444 }, 'elsewhere')).toBe(
    'Generando en otra pestaña: 1 de 444 páginas',
  )
  expect(bannerText(NOTICE, 'left')).toBe('Una generación quedó a medias: 0 de 1 página. Lo escrito está guardado.')
})

test('a stored notice of a kind of run that this version does not know is ignored', () => {
  expect(parseNotice(JSON.stringify(NOTICE))).toEqual(NOTICE)
  expect(parseNotice(JSON.stringify({ ...NOTICE, kind: 'otra' }))).toBeNull()
})
