import { expect, test } from 'vitest'
import { nextOpen, partStates } from '@/admin/review/part-states'
import { reviewDue } from '@/admin/today/review-due'
import { allParts } from '@/cited/all-parts'
import type { Reviewer } from '@/generator/review-state'

const PHYSICIAN: Reviewer = {
  id: 'medica',
  name: 'Médica de Prueba',
  title: 'Dra.',
  profession: 'Médica',
  specialty: null,
  field: 'ambos',
  registerNumber: 'MUESTRA-1',
  registerUrl: 'https://registro.example/1',
  years: null,
  affiliation: null,
  active: true,
}

/** Every part, signed at noon of this day in Ecuador. */
const signedOn = (day: string, parts = allParts) =>
  parts.map(({ key, hash }, id) => {
    return { id, part: key, hash, reviewer: PHYSICIAN.id, verdict: 'correcto' as const, signedAt: `${day}T17:00:00Z` }
  })
const stored = (reviews: ReturnType<typeof signedOn>) => ({ reviewers: [PHYSICIAN], reviews, keepsSignatures: true })

/** The last moment of a day in Ecuador, and the first of the next one. */
const endOf = (day: string) => new Date(Date.parse(`${day}T24:00-05:00`) - 1)
const after = (day: string) => new Date(`${day}T24:00-05:00`)

const MONTHLY = 'recursos-oficiales/'
const isMonthly = ({ key }: { key: string }) => key.startsWith(MONTHLY)
const nameOf = (page: string) => allParts.find(({ key }) => key.startsWith(page))?.groupTitle
const SIGNED = '2027-01-12'
/** Thirty days later: how often the page of the official resources is reviewed. */
const DUE = '2027-02-11'

test('a part is signed again once the day of its next review is over, and its reviewer is led to it', () => {
  const once = stored(signedOn(SIGNED))
  expect(partStates(allParts, once, PHYSICIAN, endOf(DUE)).filter(({ isOpen }) => isOpen)).toEqual([])
  for (const own of [PHYSICIAN, undefined]) {
    const states = partStates(allParts, once, own, after(DUE))
    const monthly = states.filter(({ part }) => isMonthly(part))
    expect(monthly.length).toBeGreaterThan(0)
    expect(monthly.every(({ isOpen, isOverdue }) => isOpen && isOverdue)).toBe(true)
    // The alarm signs are shown on a page that is reviewed as often; the page of the law is reviewed more seldom.
    expect(states.find(({ part }) => part.key === 'comun/senales-de-alarma')?.isOpen).toBe(true)
    expect(states.some(({ part, isOpen }) => isOpen && part.key.startsWith('marco-legal-ec/'))).toBe(false)
  }
  const next = nextOpen(partStates(allParts, once, PHYSICIAN, after(DUE)), 'ciudad/pregunta/denuncia')
  expect(next?.reviewEveryDays).toBe(30)

  const again = stored([...signedOn(SIGNED), ...signedOn('2027-02-12', allParts.filter(isMonthly))])
  expect(
    partStates(allParts, again, PHYSICIAN, after(DUE)).filter(({ part, isOpen }) => isOpen && isMonthly(part)),
  ).toEqual([])
})

test('«Hoy» names the pages of which the review is past due, until all their parts are signed again', () => {
  const overdue = (reviews: ReturnType<typeof signedOn>, now: Date) => reviewDue(stored(reviews), now).overdue
  expect(overdue(signedOn(SIGNED), endOf(DUE))).toEqual([])
  const late = overdue(signedOn(SIGNED), after(DUE))
  expect(late).toContain(nameOf(MONTHLY))
  expect(late).not.toContain(nameOf('marco-legal-ec/'))
  const renewed = signedOn(
    '2027-02-12',
    allParts.filter(({ reviewEveryDays }) => reviewEveryDays === 30),
  )
  expect(overdue([...signedOn(SIGNED), ...renewed], after(DUE))).toEqual([])
  expect(overdue([...signedOn(SIGNED), ...renewed.slice(1)], after(DUE))).not.toEqual([])
})
