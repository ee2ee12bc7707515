import { expect, test } from 'vitest'
import { isPlainHttps } from '@/visitor/care/FacilitySources'

test('a stored source is a link only at an HTTPS address that cannot pass for another site', () => {
  expect(isPlainHttps('https://www.salud.gob.ec/lista.pdf')).toBe(true)
  for (const address of [
    'https://www.salud.gob.ec@otro.example/',
    'https://www.salud.gob.ec:clave@otro.example/',
    'http://www.salud.gob.ec/',
    'javascript:alert(1)',
    'salud.gob.ec',
  ])
    expect(isPlainHttps(address), address).toBe(false)
})
