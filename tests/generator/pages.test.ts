import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayName } from '@/cities/city-name'
import { checkCompliance } from '@/generator/compliance'
import { generateContent } from '@/generator/generate-content'
import type { GeneratedContent } from '@/generator/generated-content'
import { FACTS } from '@/generator/material/facts'
import { LOCAL } from '@/generator/material/local'
import { SOURCES } from '@/generator/material/sources'
import { generatorScore } from '@/generator/scores'
import { documentsBehind } from '@/generator/sections/references'
import { localText, NOW, REAL_CITIES, REAL_PAGES, realPage } from './real-pages'

const address = ({ city, pageType }: GeneratedContent) => `${city.slug}/${pageType}`
const unique = (values: string[]) => new Set(values).size
const wholeText = (page: GeneratedContent) =>
  [
    page.title,
    page.metaDescription,
    page.uniqueContent,
    ...page.references.flatMap(({ title, organization }) => [title, organization]),
    ...page.internalLinks.map(({ text }) => text),
    ...page.localResources.emergencyContacts.map(({ description }) => description),
  ].join('\n')

describe('all 444 pages', () => {
  it('are two for each of the 222 cities', () => {
    expect(REAL_PAGES).toHaveLength(444)
    expect(unique(REAL_PAGES.map(address))).toBe(444)
  })

  it('have a title of 30 to 60 characters, with the city and the subject, unlike any other', () => {
    for (const page of REAL_PAGES) {
      expect([...page.title].length, page.title).toBeGreaterThanOrEqual(30)
      expect([...page.title].length, page.title).toBeLessThanOrEqual(60)
      expect(page.title).toContain(displayName(page.city))
      expect(page.title).toContain(page.pageType === 'cytotec' ? 'Cytotec (misoprostol)' : 'Misoprostol')
    }
    expect(unique(REAL_PAGES.map(({ title }) => title))).toBe(444)
    expect(unique(REAL_PAGES.map(({ h1 }) => h1))).toBe(444)
  })

  it('have a description of 120 to 160 characters, with the city, unlike any other', () => {
    for (const { metaDescription, city } of REAL_PAGES) {
      expect([...metaDescription].length, metaDescription).toBeGreaterThanOrEqual(120)
      expect([...metaDescription].length, metaDescription).toBeLessThanOrEqual(160)
      expect(metaDescription).toContain(displayName(city))
    }
    expect(unique(REAL_PAGES.map(({ metaDescription }) => metaDescription))).toBe(444)
  })

  it('have 1200 words or more', () => {
    for (const page of REAL_PAGES) expect(page.wordCount, address(page)).toBeGreaterThanOrEqual(1200)
  })

  it('comply, whatever of them is read', () => {
    for (const page of REAL_PAGES) {
      expect(checkCompliance(wholeText(page)).violations, address(page)).toEqual([])
      expect(checkCompliance(page.uniqueContent).score).toBe(100)
    }
  })

  it('score 100 for search engines where a hospital is known, and 95 elsewhere', () => {
    for (const page of REAL_PAGES) {
      expect(page.seoScore, address(page)).toBe(page.localResources.hospitals.length > 0 ? 100 : 95)
    }
  })

  it("score 100 with the generator where a place of care is known, and 90 elsewhere: only that rule's points are lost", () => {
    for (const page of REAL_PAGES) {
      const { hospitals, clinics } = page.city.medicalFacilities
      expect(generatorScore(page), address(page)).toBe(hospitals.length + clinics.length > 0 ? 100 : 90)
    }
  })

  it('leave no placeholder and no hole', () => {
    for (const page of REAL_PAGES) {
      expect(JSON.stringify({ ...page, city: null })).not.toMatch(/undefined|NaN|\[object/)
      expect(wholeText(page), address(page)).not.toMatch(/[{}]| {2}|\s[,.;:]|\.\.|,,|\(\)/)
    }
  })

  it('have 3 to 6 references, with an address only where a visitor may be sent there', () => {
    for (const { references, referenceKeys, city } of REAL_PAGES) {
      expect(references.length, city.slug).toBeGreaterThanOrEqual(3)
      expect(references.length, city.slug).toBeLessThanOrEqual(6)
      expect(unique(referenceKeys)).toBe(references.length)
      references.forEach((reference, index) => {
        const key = referenceKeys[index]
        const link = key && SOURCES[key].link
        expect(link).not.toBe('no')
        expect(reference.url !== undefined, key).toBe(link === 'si')
      })
    }
  })

  it('state no sentence that no public document stands behind, but what is the portal’s own', () => {
    const ours = ['regla', 'propio', 'dato']
    for (const page of REAL_PAGES) {
      const reviewed = [
        ...page.warning.map(({ signs }) => signs),
        ...page.answers.map(({ answer }) => answer),
        ...page.body.slice(0, 3).flatMap(({ paragraphs }) => paragraphs),
        ...page.questions.map(({ answer }) => answer),
      ]
      for (const sentence of reviewed.flat()) {
        const isOurs = sentence.facts.every((fact) => ours.includes(FACTS[fact].confidence))
        expect(isOurs || documentsBehind(sentence).length > 0, `${address(page)}: ${sentence.text}`).toBe(true)
      }
    }
  })

  it('state no local sentence without a fact', () => {
    for (const page of REAL_PAGES) {
      for (const { text, facts } of page.body.flatMap(({ paragraphs }) => paragraphs.flat())) {
        expect(facts.length, text).toBeGreaterThan(0)
        for (const fact of facts) expect(FACTS[fact], text).toBeDefined()
      }
    }
  })

  it('name the hospitals of the city where the list knows some', () => {
    for (const page of REAL_PAGES) {
      for (const hospital of page.city.medicalFacilities.hospitals) expect(localText(page)).toContain(hospital)
      for (const clinic of page.city.medicalFacilities.clinics) expect(localText(page)).toContain(clinic)
    }
  })

  it('promise no hospital where the list knows none, and name the nearest with its distance in a straight line', () => {
    const without = REAL_PAGES.filter(({ city }) => city.medicalFacilities.hospitals.length === 0)
    expect(without).toHaveLength(308)
    for (const page of without) {
      expect(page.localResources.hospitals).toEqual([])
      expect(page.uniqueContent).not.toMatch(/(hospitales|centros médicos) disponibles/i)
      expect(localText(page), address(page)).toMatch(/confirme en el 171/)
      if (page.city.latitude !== null)
        expect(localText(page), address(page)).toMatch(/\d km en línea recta|línea recta, a/)
    }
  })

  it('give a city no hospital that the list does not know', () => {
    // Each begins a sentence.
    const claims = (['care-one', 'care-few', 'care-many'] as const).flatMap((entry) => [...LOCAL[entry].texts])
    for (const page of REAL_PAGES.filter(({ city }) => city.medicalFacilities.hospitals.length === 0)) {
      for (const claim of claims) {
        const [start = ''] = claim.replaceAll('{city}', displayName(page.city)).split(/\{(?:hospitals|count)\}/)
        if (start.includes(displayName(page.city))) expect(localText(page)).not.toContain(`. ${start}`)
      }
    }
  })

  it('say how far and in which direction the places around are', () => {
    expect(localText(realPage('cuenca/cytotec'))).toContain('33 km al suroeste')
    expect(localText(realPage('cuenca/misoprostol'))).toMatch(/Al suroeste: Girón, a 33 km \(12\.182 habitantes\)/)
  })

  it('give the point on the map of a city that is far from every other, and of no other', () => {
    const remote = realPage('nuevo-rocafuerte/cytotec')
    expect(localText(remote)).toContain('0,9211 grados de latitud sur y 75,3992 de longitud oeste')
    expect(localText(remote)).toMatch(/137 km/)
    const further = { ...remote.city, slug: 'mas-lejos', name: 'Más Lejos', latitude: 4.5, longitude: -75 }
    const page = generateContent(further, 'misoprostol', { cities: [...REAL_CITIES, further], now: NOW })
    expect(localText(page)).toContain('4,5000 grados de latitud norte y 75,0000 de longitud oeste')
    expect(localText(realPage('cuenca/misoprostol'))).not.toMatch(/grados de latitud/)
  })

  it('say the canton where it is not called like the city, so that nobody looks for the wrong one', () => {
    for (const pageType of ['cytotec', 'misoprostol']) {
      expect(localText(realPage(`sucre/${pageType}`))).toContain('24 de Mayo')
      expect(localText(realPage(`sucre/${pageType}`))).not.toMatch(/cantón (de )?Sucre/)
      expect(localText(realPage(`bahia-de-caraquez/${pageType}`))).toMatch(/cantón[^.]* Sucre/)
      expect(localText(realPage(`cuenca/${pageType}`))).not.toMatch(/otro nombre|cantón: /)
    }
  })

  it('send nobody to another city for a maternity that their own has', () => {
    for (const pageType of ['cytotec', 'misoprostol']) {
      expect(localText(realPage(`quito/${pageType}`))).toMatch(/maternidad[^.]*Isidro Ayora/)
      expect(localText(realPage(`quito/${pageType}`))).not.toMatch(/maternidad[^.]*Guayaquil/)
      expect(localText(realPage(`ambato/${pageType}`))).toMatch(/maternidad[^.]*Quito/)
    }
  })

  it('name no place across the sea as a neighbour of an island', () => {
    for (const pageType of ['cytotec', 'misoprostol']) {
      const text = localText(realPage(`puerto-villamil/${pageType}`))
      expect(text).toMatch(/mar|agua/)
      expect(text).not.toMatch(/Montecristi|Jaramijó/)
      expect(text).toMatch(/continente/)
    }
  })

  it('measure nothing from a city that is not on the map', () => {
    const unlocated = REAL_PAGES.filter(({ city }) => city.latitude === null)
    expect(unlocated.map(({ city }) => city.slug)).toContain('pablo-sexto')
    expect(unlocated).toHaveLength(6)
    for (const page of unlocated) {
      expect(localText(page)).not.toMatch(/grados de latitud|en latitud/)
      expect(localText(page)).toMatch(/coordenadas|distancia/)
      expect(page.localResources.googleMapsUrl).toContain(encodeURIComponent(displayName(page.city)))
    }
  })

  it('never say «a unos 0 km» and never call a small canton a city of medium size', () => {
    for (const page of REAL_PAGES) {
      expect(page.uniqueContent).not.toMatch(/(?<!\d)0 km/)
      if (page.city.population < 20_000)
        expect(page.uniqueContent, address(page)).not.toMatch(/tamaño mediano|ciudad importante/)
      expect(/una de las ciudades más grandes/i.test(page.uniqueContent), address(page)).toBe(
        page.city.population > 500_000,
      )
    }
  })

  it('say the population as the canton’s, with its census, in es-EC', () => {
    expect(localText(realPage('cuenca/cytotec'))).toMatch(/cantón.*596\.101|596\.101.*cantón/)
    expect(localText(realPage('cuenca/misoprostol'))).toContain('censo 2022 del INEC')
    expect(localText(realPage('sevilla-don-bosco/misoprostol'))).toMatch(/parroquia/)
    expect(localText(realPage('sevilla-don-bosco/misoprostol'))).not.toMatch(
      /cantón (con cabecera|que encabeza|de tamaño)[^.]*18\.647/,
    )
  })

  it('keep places of one name apart', () => {
    for (const pageType of ['cytotec', 'misoprostol']) {
      const { title, metaDescription } = realPage(`olmedo-loja/${pageType}`)
      for (const text of [title, metaDescription]) {
        expect(text).toContain('Olmedo (Loja)')
        expect(text).not.toContain(', Loja')
      }
      expect(localText(realPage(`olmedo-loja/${pageType}`))).toMatch(/Manabí/)
      expect(localText(realPage(`bolivar-carchi/${pageType}`))).toMatch(/provincia/)
    }
  })

  it('warn of unregistered product along the border with Colombia, on the page of the brand', () => {
    expect(localText(realPage('tulcan/cytotec'))).toMatch(/Colombia/)
    expect(localText(realPage('tulcan/misoprostol'))).not.toMatch(/Colombia/)
    expect(localText(realPage('loja/cytotec'))).not.toMatch(/Colombia/)
  })

  it('have breadcrumbs from the home page down to the page itself', () => {
    expect(realPage('cuenca/misoprostol').breadcrumbs).toEqual([
      { label: 'Inicio', url: '/' },
      { label: 'Por Ciudades', url: '/ec' },
      { label: 'Azuay', url: '/ec/azuay' },
      { label: 'Cuenca', url: '/ec/cuenca' },
      { label: 'Misoprostol', url: '/ec/cuenca/misoprostol' },
    ])
    expect(realPage('loja/cytotec').breadcrumbs.map(({ url }) => url)).toEqual([
      '/',
      '/ec',
      '/ec/loja',
      '/ec/loja/cytotec',
    ])
  })

  it('say that nobody has reviewed them yet', () => {
    for (const { geoSchema } of REAL_PAGES) {
      expect(geoSchema).toEqual({
        author: { name: 'Portal Educativo', url: '/sobre-nosotros' },
        reviewedBy: { name: 'Revisión profesional pendiente', jobTitle: 'Medicina general' },
      })
    }
  })

  it('carry the two national numbers and no other', () => {
    for (const { localResources } of REAL_PAGES) {
      expect(localResources.emergencyContacts.map(({ phone }) => phone)).toEqual(['911', '171'])
    }
  })

  it('carry the date they are given', () => {
    expect(realPage('quito/cytotec').datePublished).toBe(NOW.toISOString())
    expect(realPage('quito/cytotec').dateModified).toBe(NOW.toISOString())
  })

  it('say the same in the plain fields and in the body', () => {
    for (const page of REAL_PAGES) {
      for (const text of [
        page.introduction,
        page.medicalUses,
        page.risksAndSideEffects,
        localText(page).slice(0, 40),
      ]) {
        expect(page.uniqueContent).toContain(text)
      }
      expect(page.body.map(({ id }) => id)).toEqual(['introduccion', 'usos-medicos', 'riesgos', 'recursos-locales'])
      expect(page.frequentQuestions.map(({ question }) => question)).toEqual(
        page.questions.map(({ question }) => question),
      )
    }
  })
})

describe('the two pages of a city', () => {
  const prose = (page: GeneratedContent) =>
    [...page.body.slice(0, 3).flatMap(({ paragraphs }) => paragraphs), ...page.questions.map(({ answer }) => answer)]
      .flat()
      .filter(({ isItem }) => !isItem)
      .map(({ text }) => text)

  it('answer the same questions and share no sentence of their prose', () => {
    for (const { slug } of REAL_CITIES) {
      const [one, other] = [realPage(`${slug}/cytotec`), realPage(`${slug}/misoprostol`)]
      const topics = (page: GeneratedContent) => page.questions.map(({ about }) => about).sort()
      expect(topics(one), slug).toEqual(topics(other))
      const said = new Set(prose(other))
      expect(
        prose(one).filter((text) => said.has(text)),
        slug,
      ).toEqual([])
    }
  })
})

describe('generating', () => {
  const anyCity = fc.constantFrom(...REAL_CITIES)
  const anyType = fc.constantFrom('cytotec' as const, 'misoprostol' as const)

  it('gives the same page for the same city, whatever the order of the others', () => {
    const shuffled = fc.shuffledSubarray(REAL_CITIES, { minLength: REAL_CITIES.length })
    fc.assert(
      fc.property(anyCity, anyType, shuffled, (city, pageType, cities) => {
        expect(generateContent(city, pageType, { cities, now: NOW })).toEqual(realPage(`${city.slug}/${pageType}`))
      }),
      { numRuns: 40 },
    )
  })

  it('gives the same page for a copy of the city', () => {
    fc.assert(
      fc.property(anyCity, anyType, (city, pageType) => {
        const copy = structuredClone(city)
        const page = generateContent(copy, pageType, { cities: REAL_CITIES, now: NOW })
        expect(page).toEqual(realPage(`${city.slug}/${pageType}`))
      }),
      { numRuns: 40 },
    )
  })

  it('changes neither the city nor the list', () => {
    const cities = structuredClone(REAL_CITIES)
    const [first] = cities
    if (first) generateContent(first, 'cytotec', { cities, now: NOW })
    expect(cities).toEqual(REAL_CITIES)
  })
})
