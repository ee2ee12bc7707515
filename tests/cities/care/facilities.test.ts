import { expect, test } from 'vitest'
import { facilitiesFrom } from '@/cities/care/town-facilities'

test('a city names its hospitals, and its health centres from the largest kind to the smallest, by the name that readers see and each once; no posts and no closed places', () => {
  const status = 'open'
  const displayName = null
  expect(
    facilitiesFrom([
      { name: 'Puesto', kind: 'puesto', displayName, status },
      { name: 'Centro', kind: 'centro', displayName, status },
      { name: 'Tipo A', kind: 'centro-a', displayName, status },
      { name: 'Tipo B 2', kind: 'centro-b', displayName, status },
      { name: 'Tipo B 1', kind: 'centro-b', displayName, status: 'unconfirmed' },
      { name: 'Tipo C', kind: 'centro-c', displayName, status },
      { name: 'Tipo C', kind: 'centro-c', displayName, status },
      { name: 'Tipo C cerrado', kind: 'centro-c', displayName, status: 'closed' },
      { name: 'Hospital 2', kind: 'hospital', displayName, status },
      { name: 'Hospital', kind: 'hospital', displayName: 'Hospital 1', status },
    ]),
  ).toEqual({
    hospitals: ['Hospital 1', 'Hospital 2'],
    clinics: ['Tipo C', 'Tipo B 1', 'Tipo B 2', 'Tipo A', 'Centro'],
  })
})
