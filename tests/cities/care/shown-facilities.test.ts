import { expect, test } from 'vitest'
import { shownFacilities } from '@/cities/care/town-facilities'
import { parseFacility } from '@/cities/facility'

const hospitals = ['A', 'B', 'C', 'D'].map((letter) => parseFacility({ name: `Hospital ${letter}`, kind: 'hospital' }))
const centres = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => parseFacility({ name: letter, kind: 'centro-a' }))

test.each([
  [4, 6, 3, 1],
  [3, 2, 3, 1],
  [2, 6, 2, 2],
  [1, 6, 1, 3],
  [0, 6, 0, 4],
  [0, 0, 0, 0],
])(
  'of %i places that attend emergencies and %i others, %i and %i are shown with all details',
  (have, others, first, next) => {
    const [some, rest] = [hospitals.slice(0, have), centres.slice(0, others)]
    const { emergency, consultation } = shownFacilities([...rest, ...some])
    expect(emergency).toEqual({ first: some.slice(0, first), rest: some.slice(first) })
    expect(consultation).toEqual({ first: rest.slice(0, next), rest: rest.slice(next) })
  },
)

test('those that attend emergencies by day only are a list of their own, and those that attend none are for a consultation', () => {
  const [one, two] = hospitals.map((hospital, index) => ({
    ...hospital,
    attendsEmergencies: index === 0 ? ('by-day' as const) : ('no' as const),
  }))
  if (!one || !two) throw new Error('two hospitals')
  const { emergency, byDay, consultation } = shownFacilities([one, two])
  expect([emergency.first, byDay, consultation.first]).toEqual([[], [one], [two]])
})
