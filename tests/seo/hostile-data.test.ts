import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generateContent } from '@/generator/generate-content'
import { PAGE_TYPES } from '@/generator/generated-content'
import { buildCity } from '../cities/build-city'
import { NOW, realPage } from '../generator/real-cities'
import { importSeo } from './import-seo'

const { heads, data } = await importSeo()

test('no name and no question can end the script, start a comment in it, or break a line', () => {
  const hostile = fc.oneof(
    fc.constantFrom(
      '</script>',
      '</SCRIPT ',
      '<!--',
      '<script>',
      ']]>',
      '\u2028',
      '\u2029',
      '"',
      '\\',
      '</scr\u2028ipt>',
    ),
    fc.string({ unit: 'binary' }),
  )
  const cityHead = heads.cityPageHead(realPage('cuenca/misoprostol'), null)
  const text = fc.array(hostile, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, text, (title, question, label) => {
      const head = {
        ...cityHead,
        title,
        questions: [{ question, answer: question }],
        trail: [{ label, url: '/ec/x' }],
      }
      const written = data.jsonForScript(data.structuredData(head))
      expect(written).not.toMatch(/[<\u2028\u2029]/)
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(data.structuredData(head))))
    }),
  )
})

test('the name of a city cannot do so either, whatever the database has', () => {
  const name = fc.constantFrom('</script><script>alert(1)</script>', 'San <!-- José', 'Loja\u2028', "'", '"},{"')
  fc.assert(
    fc.property(name, fc.constantFrom(...PAGE_TYPES), (hostile, pageType) => {
      const city = buildCity({ name: hostile, canonicalName: hostile, slug: 'x', province: hostile })
      const content = generateContent(city, pageType, { cities: [city], now: NOW })
      expect(data.jsonForScript(data.structuredData(heads.cityPageHead(content, null)))).not.toMatch(/[<\u2028\u2029]/)
    }),
    { numRuns: 10 },
  )
})
