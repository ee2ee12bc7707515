import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amongProvinces, readView, sortedBy, withFilter, writeView } from '@/admin/drafts/draft-view'

const WHOLE_LIST = readView(new URLSearchParams())

test('the address without parameters shows the whole list by name, and the whole list has that address', () => {
  expect(WHOLE_LIST).toMatchObject({ text: '', type: '', province: '', state: '', sort: 'name', sheet: 1, open: '' })
  expect(writeView(WHOLE_LIST).toString()).toBe('')
})

test('a view written into an address and read back is the same', () => {
  const text = fc.string({ unit: 'grapheme' })
  const view = fc.record({
    text,
    type: fc.constantFrom('' as const, 'cytotec' as const, 'misoprostol' as const),
    province: text,
    state: fc.constantFrom(
      '' as const,
      'none' as const,
      'same' as const,
      'changed' as const,
      'visit' as const,
      'findings' as const,
    ),
    isBelowOnly: fc.boolean(),
    sort: fc.constantFrom('name' as const, 'seo' as const, 'words' as const, 'state' as const),
    isDescending: fc.boolean(),
    sheet: fc.integer({ min: 1, max: 999 }),
    open: text,
  })
  fc.assert(
    fc.property(view, (one) => {
      expect(readView(new URLSearchParams(writeView(one).toString()))).toEqual(one)
    }),
  )
})

test('an address with invalid parameters shows the whole list', () => {
  const odd = 'tipo=otro&registro=x&orden=toString&sentido=up&hoja=-3&umbral=1&tipo=constructor'
  expect(readView(new URLSearchParams(odd))).toEqual(WHOLE_LIST)
  expect(readView(new URLSearchParams('tipo=constructor&hoja=1.5'))).toEqual(WHOLE_LIST)
})

test('the filter drops a province that no city has, and keeps one that a city has', () => {
  const view = (province: string) => amongProvinces({ ...WHOLE_LIST, province }, ['Azuay', 'Zona no delimitada'])
  expect(view('Narnia')).toEqual(WHOLE_LIST)
  expect(view('Zona no delimitada').province).toBe('Zona no delimitada')
})

test('another filter or order starts at the first sheet; choosing the same column again reverses the order', () => {
  const third = { ...WHOLE_LIST, sheet: 3 }
  expect(withFilter(third, { type: 'cytotec' }).sheet).toBe(1)
  const bySeo = sortedBy(third, 'seo')
  expect(bySeo).toMatchObject({ sort: 'seo', isDescending: false, sheet: 1 })
  expect(sortedBy(bySeo, 'seo').isDescending).toBe(true)
  expect(sortedBy(sortedBy(bySeo, 'seo'), 'words').isDescending).toBe(false)
})
