import { expect, test } from 'vitest'
import { facilitiesFrom } from '@/cities/care/facilities'

test('a city names its hospitals, and its health centres from the largest kind to the smallest, by name and each once; no posts and no closed places', () => {
  const status = 'open'
  expect(
    facilitiesFrom([
      { name: 'Puesto', kind: 'puesto', status },
      { name: 'Centro', kind: 'centro', status },
      { name: 'Tipo A', kind: 'centro-a', status },
      { name: 'Tipo B 2', kind: 'centro-b', status },
      { name: 'Tipo B 1', kind: 'centro-b', status: 'unconfirmed' },
      { name: 'Tipo C', kind: 'centro-c', status },
      { name: 'Tipo C', kind: 'centro-c', status },
      { name: 'Tipo C cerrado', kind: 'centro-c', status: 'closed' },
      { name: 'Hospital 2', kind: 'hospital', status },
      { name: 'Hospital 1', kind: 'hospital', status },
    ]),
  ).toEqual({
    hospitals: ['Hospital 1', 'Hospital 2'],
    clinics: ['Tipo C', 'Tipo B 1', 'Tipo B 2', 'Tipo A', 'Centro'],
  })
})
