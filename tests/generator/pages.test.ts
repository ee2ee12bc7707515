import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLocated } from '@/cities/care/distance'
import { nearerThanAnswer, nearerToConfirm, type TownCare } from '@/cities/care/town-care'
import { displayName } from '@/cities/city-name'
import { isOpenDayAndNight, isToConfirm, shownName } from '@/cities/facility'
import { groupedBy } from '@/cities/group-cities'
import { checkCompliance } from '@/generator/compliance'
import { contentHash } from '@/generator/content-hash'
import { generateContent } from '@/generator/generate-content'
import type { GeneratedContent } from '@/generator/generated-content'
import { FACTS } from '@/generator/material/facts'
import { SOURCES } from '@/generator/material/sources'
import { generatorScore } from '@/generator/scores'
import { documentsBehind } from '@/generator/sections/references'
import { cityIn } from '../cities/build-city'
import { TOWN_PAGE_COUNT } from '../support/town-count'
import { NOW, REAL_CITIES, realCity, realPage } from './real-cities'
import { localText, REAL_PAGES } from './real-pages'

const address = ({ city, pageType }: GeneratedContent) => `${city.slug}/${pageType}`
const careOf = ({ localResources: { care } }: GeneratedContent) => care ?? NOBODY
const NOBODY: TownCare = { inTown: [], inCanton: [], answer: null, toConfirm: [], elsewhere: [] }
const firstAnswer = ({ answers }: GeneratedContent) => answers[0]?.answer.map(({ text }) => text).join(' ') ?? ''
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

describe('all pages', () => {
  it('are two for each city', () => {
    expect(REAL_PAGES).toHaveLength(TOWN_PAGE_COUNT)
    expect(unique(REAL_PAGES.map(address))).toBe(TOWN_PAGE_COUNT)
  })

  // Their lengths, and that no other page has them, are tested for the whole site (tests/seo/whole-site.test.tsx).
  it('have the city and the subject in the title, the city in the description, and a heading unlike any other', () => {
    for (const page of REAL_PAGES) {
      expect(page.title).toContain(displayName(page.city))
      expect(page.title).toContain(page.pageType === 'cytotec' ? 'Cytotec (misoprostol)' : 'Misoprostol')
      expect(page.metaDescription).toContain(displayName(page.city))
    }
    expect(unique(REAL_PAGES.map(({ h1 }) => h1))).toBe(TOWN_PAGE_COUNT)
  })

  it('comply in every part of their text', () => {
    for (const page of REAL_PAGES) {
      expect(checkCompliance(wholeText(page)).violations, address(page)).toEqual([])
      expect(checkCompliance(page.uniqueContent).score).toBe(100)
    }
  })

  it('have an SEO score of 100 if a hospital is known, and 95 otherwise', () => {
    for (const page of REAL_PAGES) {
      expect(page.seoScore, address(page)).toBe(page.localResources.hospitals.length > 0 ? 100 : 95)
    }
  })

  it("have a generator score of 100 if a place of care is known, and 90 otherwise: only that rule's points are lost", () => {
    for (const page of REAL_PAGES) {
      const { hospitals, clinics } = page.city.medicalFacilities
      expect(generatorScore(page), address(page)).toBe(hospitals.length + clinics.length > 0 ? 100 : 90)
    }
  })

  it('have no unfilled placeholder and no gap', () => {
    for (const page of REAL_PAGES) {
      expect(JSON.stringify({ ...page, city: null })).not.toMatch(/undefined|NaN|\[object/)
      expect(wholeText(page), address(page)).not.toMatch(/[{}]| {2}|\s[,.;:]|\.\.|,,|\(\)/)
    }
  })

  it('have 3 to 6 references, with a link only if visitors may be sent there', () => {
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

  it('have a public document behind every reviewed sentence, except the portal’s own statements', () => {
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

  it('name in the first answer the place for an alarm sign, with its distance if it is outside the canton', () => {
    for (const page of REAL_PAGES) {
      const { answer } = careOf(page)
      expect(answer, address(page)).not.toBeNull()
      expect(firstAnswer(page), address(page)).toContain(answer && shownName(answer.facility))
      const isNear = answer?.city.slug !== page.city.slug
      if (isNear) expect(firstAnswer(page), address(page)).toMatch(/ km en línea recta|menos de 1 km/)
    }
  })

  it('leave to the list next to the prose who attends emergencies, how far, and what has to be confirmed', () => {
    for (const page of REAL_PAGES) {
      const { answer, toConfirm, elsewhere } = careOf(page)
      const text = localText(page)
      for (const { facility } of [...(answer ? [answer] : []), ...toConfirm, ...elsewhere]) {
        expect(text, address(page)).not.toContain(facility.name)
      }
      expect(text, address(page)).not.toMatch(
        /\d\s?km|línea recta|la lista empieza|(primero|comienzo) de la lista|en el 911 antes/,
      )
    }
  })

  it('never give a type A or B centre or a post as the answer to an emergency', () => {
    for (const page of REAL_PAGES) {
      const { answer, elsewhere, toConfirm } = careOf(page)
      for (const { facility } of [...(answer ? [answer] : []), ...elsewhere, ...toConfirm]) {
        const attends = facility.kind === 'hospital' || facility.kind === 'centro-c' || isOpenDayAndNight(facility)
        expect(attends, facility.name).toBe(true)
        expect(facility.specialty, facility.name).toBeNull()
      }
    }
  })

  it('never give a place to be confirmed as the answer', () => {
    for (const page of REAL_PAGES) {
      const { answer } = careOf(page)
      expect(answer && isToConfirm(answer.facility), address(page)).toBe(false)
    }
  })

  it('never say that a centre turns emergencies away', () => {
    // That none may, the list beside the prose says (tests/visitor/care/town-care-lists.test.tsx).
    for (const page of REAL_PAGES)
      expect(localText(page), address(page)).not.toMatch(/no cuente con|no para una emergencia/)
  })

  it('name the town’s own hospital to be confirmed in the first answer, unless another place in town comes before it', () => {
    const told = REAL_PAGES.filter((page) => {
      const { answer, inTown, toConfirm } = careOf(page)
      const at = answer ? inTown.indexOf(answer.facility) : -1
      const before = at < 0 ? inTown : inTown.slice(0, at)
      const own = toConfirm.find(({ facility }) => before.includes(facility))
      const first = firstAnswer(page)
      const says = /En [^.:]+, por confirmar: .*(pregunte en el 911|pregúntelo en esa llamada,) antes de ir/.test(first)
      expect(says, address(page)).toBe(Boolean(own))
      if (own) expect(first, address(page)).toContain(own.facility.name)
      return own
    })
    const towns = [...new Set(told.map(({ city }) => city.slug))]
    expect(towns).toEqual(expect.arrayContaining(['limones', 'calceta']))
    expect(told).toHaveLength(2 * towns.length)
  })

  it('never call a place the nearest, and name in the first answer a centre that is nearer than its hospital by 2 km or more', () => {
    const told = REAL_PAGES.filter((page) => {
      const { answer, inTown } = careOf(page)
      expect(`${firstAnswer(page)} ${localText(page)}`, address(page)).not.toMatch(/más cercan/)
      if (!answer || inTown.includes(answer.facility)) return false
      const nearer = nearerThanAnswer(page.city, careOf(page))
      expect(/Más cerca, y sin ser hospital/.test(firstAnswer(page)), address(page)).toBe(Boolean(nearer))
      if (nearer) expect(firstAnswer(page), address(page)).toMatch(`${nearer.facility.name}, en `)
      return nearer
    })
    expect(told.map(({ city }) => city.slug)).toContain('tisaleo')
  })

  it('name in the first answer a place elsewhere that is nearer by 2 km or more but has to be confirmed', () => {
    const told = REAL_PAGES.filter((page) => {
      const { answer, inTown } = careOf(page)
      if (!answer || inTown.includes(answer.facility)) return false
      const nearer = nearerToConfirm(careOf(page))
      expect(
        /^Llame primero al 911.*Más cerca, por confirmar: .*pregúntelo en esa llamada/.test(firstAnswer(page)),
        address(page),
      ).toBe(Boolean(nearer))
      if (nearer) expect(firstAnswer(page), address(page)).toContain(nearer.facility.name)
      return nearer
    })
    expect(told.map(({ city }) => city.slug)).toEqual(
      expect.arrayContaining(['chordeleg', 'general-leonidas-plaza-gutierrez', 'san-juan-bosco', 'santiago']),
    )
  })

  it('begin the answer on where to go with the call to 911 when it leads out of the town', () => {
    for (const page of REAL_PAGES) {
      const { answer, inTown } = careOf(page)
      const leadsOut = !answer || !inTown.includes(answer.facility)
      expect(firstAnswer(page).startsWith('Llame primero al 911'), address(page)).toBe(leadsOut)
    }
  })

  it('say in the short answer on reporting that nobody can promise anything, and to go all the same', () => {
    for (const { answers } of REAL_PAGES) {
      const text = answers[2]?.answer.map((sentence) => sentence.text).join(' ')
      expect(text).toMatch(/prohíbe negarle.*no habrá denuncia, ni que la habrá.*vaya igual/)
    }
  })

  it('send nobody over the water alone: first 911, then the centre of the place, and last the hospital across the water', () => {
    for (const pageType of ['cytotec', 'misoprostol']) {
      const first = firstAnswer(realPage(`puerto-villamil/${pageType}`))
      expect(first).toMatch(
        /^Llame primero al 911.*pregunte si está abierto el Centro de Salud Puerto Villamil: .*República del Ecuador/,
      )
      expect(firstAnswer(realPage(`limones/${pageType}`))).toMatch(/^Llame primero al 911.*Divina Providencia/)
      for (const slug of ['puerto-villamil', 'limones']) {
        expect(firstAnswer(realPage(`${slug}/${pageType}`))).not.toMatch(/no salga/i)
      }
    }
  })

  it('send nobody away «in whatever there is» where no road leads to the hospital, but to the centre of the place', () => {
    const withoutAmbulance = (page: GeneratedContent) => page.answers[1]?.answer.map(({ text }) => text).join(' ')
    const noRoad = REAL_PAGES.filter((page) => {
      const { answer, inTown } = careOf(page)
      const leadsOut = answer !== null && !inTown.includes(answer.facility)
      return leadsOut && inTown.length > 0 && (answer.isOverWater || answer.road === 'none')
    })
    expect(noRoad.map(({ city }) => city.slug)).toContain('puerto-villamil')
    for (const page of noRoad) expect(withoutAmbulance(page), address(page)).toMatch(/centro de salud de .* llamada/)
    expect(withoutAmbulance(realPage('playas/misoprostol'))).toMatch(/^Vaya con quien pueda llevarle, en lo que haya/)
  })

  it('say when the way is by sea or by air', () => {
    const { answer } = careOf(realPage('puerto-villamil/cytotec'))
    for (const pageType of ['cytotec', 'misoprostol']) {
      const first = firstAnswer(realPage(`puerto-villamil/${pageType}`))
      expect(first).toContain(
        `${answer?.facility.name}, en Puerto Ayora, a unos 76 km en línea recta, por mar o por aire`,
      )
      expect(localText(realPage(`quito/${pageType}`))).not.toMatch(/por mar/)
    }
  })

  it('say for a town without a place of care that the list has those of its canton', () => {
    const told = REAL_PAGES.filter((page) => {
      const { inTown, inCanton } = careOf(page)
      const isTold = inTown.length === 0 && inCanton.length > 0
      const text = localText(page)
      expect(/propia ciudad de .*(los del|en el) cantón\. .*pregunte en su ciudad/i.test(text), address(page)).toBe(
        isTold,
      )
      return isTold
    })
    expect(told.map(({ city }) => city.slug)).toEqual(expect.arrayContaining(['mira', 'zaruma', 'naranjito']))
  })

  it('say that no place is known exactly in the towns without one', () => {
    for (const page of REAL_PAGES) {
      const says = /no conocemos un lugar de atención|no tiene todavía un lugar/.test(localText(page))
      expect(says, address(page)).toBe(careOf(page).inTown.length === 0)
    }
  })

  it('say that a place lies elsewhere in a canton, not in its capital', () => {
    for (const pageType of ['cytotec', 'misoprostol']) {
      const page = realPage(`balao/${pageType}`)
      expect(firstAnswer(page)).toMatch(/Tenguel, en el cantón Guayaquil, a unos 10\skm/)
    }
    for (const page of REAL_PAGES) {
      const { answer, inCanton, inTown } = careOf(page)
      if (answer?.facility.inTown !== false || [...inTown, ...inCanton].includes(answer.facility)) continue
      expect(firstAnswer(page), address(page)).toContain('en el cantón ')
    }
  })

  it('have no list of towns, no population and no capital, and at most 10 figures in kilometres', () => {
    for (const page of REAL_PAGES) {
      const text = localText(page)
      expect(text.match(/ km/g)?.length ?? 0, address(page)).toBeLessThanOrEqual(10)
      expect(text, address(page)).not.toMatch(/habitantes|capital|al norte|al sur|continente|grados de latitud/)
    }
  })

  it('say how to describe one’s location to the 911: city and province, and landmarks', () => {
    for (const page of REAL_PAGES) {
      expect(localText(page), address(page)).toContain(`«${displayName(page.city)}, provincia de `)
      expect(localText(page), address(page)).toMatch(/barrio|sector/)
      expect(localText(page), address(page)).toMatch(/iglesia|escuela|tienda/)
    }
  })

  it('say it in each wording on many pages, and on the two pages of a city in different ones', () => {
    const wordingOf = (page: GeneratedContent) => {
      const said = page.body
        .flatMap(({ paragraphs }) => paragraphs.flat())
        .find(({ text }) => text.includes(', provincia de '))
      return said?.text.replace(/«.*?»/, '')
    }
    for (const type of ['cytotec', 'misoprostol']) {
      const pages = REAL_PAGES.filter(({ pageType }) => pageType === type)
      const times = [...groupedBy(pages, (page) => wordingOf(page) ?? '').values()].map(({ length }) => length)
      expect(times, type).toHaveLength(4)
      expect(Math.min(...times), type).toBeGreaterThan(30)
    }
    for (const { slug } of REAL_CITIES) {
      const [one, other] = [realPage(`${slug}/cytotec`), realPage(`${slug}/misoprostol`)].map(wordingOf)
      expect(one, slug).not.toBe(other)
    }
  })

  it('search the map for hospitals at the city’s point, latitude first, or by its name and province', () => {
    const asked = (page: GeneratedContent) => decodeURIComponent(page.localResources.googleMapsUrl)
    expect(asked(realPage('cuenca/misoprostol'))).toMatch(/\/maps\/search\/hospital\/@-2\.\d+,-79\.\d*,12z$/)
    const nowhere = { ...realCity('pucara'), latitude: null, longitude: null }
    const page = generateContent(nowhere, 'misoprostol', { cities: REAL_CITIES, now: NOW })
    expect(asked(page)).toMatch(/\/maps\/search\/hospital en Pucará, Azuay, Ecuador$/)
  })

  it('use the full name of a province, instead of the short one shown elsewhere, in the words for the 911', () => {
    for (const address of ['santo-domingo/cytotec', 'santo-domingo/misoprostol', 'la-concordia/misoprostol']) {
      expect(localText(realPage(address))).toContain('provincia de Santo Domingo de los Tsáchilas»')
    }
  })

  it('say how to leave an island, or a village of the Oriente without a road, and promise no time', () => {
    for (const page of REAL_PAGES) {
      const { region } = page.city
      const says = /por aire, |traslados médicos por aire|avioneta/.test(localText(page))
      expect(says, address(page)).toBe(region === 'Insular' || region === 'Oriente')
      if (says) expect(localText(page), address(page)).toMatch(/clima/)
    }
  })

  it('name the canton if its name differs from the city’s, so that nobody looks for the wrong place', () => {
    for (const pageType of ['cytotec', 'misoprostol']) {
      expect(localText(realPage(`sucre/${pageType}`))).toContain('24 de Mayo')
      expect(localText(realPage(`sucre/${pageType}`))).not.toMatch(/cantón (de )?Sucre/)
      expect(localText(realPage(`bahia-de-caraquez/${pageType}`))).toMatch(/cantón[^.]* Sucre/)
      expect(localText(realPage(`cuenca/${pageType}`))).not.toMatch(/otro nombre|cantón: /)
    }
  })

  it('warn if a canton and another town share a name, so that help is not sent to the wrong one', () => {
    for (const pageType of ['cytotec', 'misoprostol']) {
      const text = (slug: string) => localText(realPage(`${slug}/${pageType}`))
      expect(text('mendez')).toMatch(/cantón(:| se llama| ).*Santiago, igual que una ciudad del cantón Tiwintza\./)
      expect(text('bahia-de-caraquez')).toMatch(/Sucre, igual que una ciudad del cantón 24 de Mayo\./)
      expect(text('calceta')).toMatch(/Bolívar, igual que una ciudad de Carchi y una provincia\./)
      expect(text('santiago')).toMatch(/cantón,? Tiwintza.*se llama Santiago, el de Méndez\./)
      expect(text('sucre')).toMatch(/cantón,? 24 de Mayo.*se llama Sucre, el de Bahía de Caráquez\./)
      // Puyo is the capital of the canton Pastaza in the province of Pastaza: that name alone is not enough.
      expect(text('puyo')).toMatch(/Pastaza[^.]*cantón y (de )?la provincia|cantón y la provincia[^.]*Pastaza/)
      expect(text('puyo')).not.toMatch(/igual que una/)
    }
  })

  it('never say «a 0 km»', () => {
    for (const page of REAL_PAGES) expect(page.uniqueContent).not.toMatch(/(?<!\d)0 km/)
  })

  it('distinguish places of the same name', () => {
    for (const pageType of ['cytotec', 'misoprostol']) {
      const { title, metaDescription } = realPage(`olmedo-loja/${pageType}`)
      for (const text of [title, metaDescription]) {
        expect(text).toContain('Olmedo (Loja)')
        expect(text).not.toContain(', Loja')
      }
      expect(localText(realPage(`olmedo-loja/${pageType}`))).toMatch(/Manabí/)
      expect(localText(realPage(`bolivar-carchi/${pageType}`))).toMatch(
        /nombre de una provincia|provincia llamada Bolívar|en la provincia de Bolívar|Una provincia lleva el nombre/,
      )
    }
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

  it('have the two national numbers, then those of the row that are not the same', () => {
    for (const { localResources } of REAL_PAGES) {
      expect(localResources.emergencyContacts.map(({ phone }) => phone)).toEqual(['911', '171'])
    }
    const tena = realCity('tena')
    const emergencyContacts = [...tena.emergencyContacts, { name: 'Bomberos de Tena', digits: '062870102' }]
    const page = generateContent({ ...tena, emergencyContacts }, 'misoprostol', { cities: REAL_CITIES, now: NOW })
    expect(page.localResources.emergencyContacts.map(({ name, phone }) => `${name}: ${phone}`)).toEqual([
      'Emergencias: 911',
      'Salud Pública: 171',
      'Bomberos de Tena: 062870102',
    ])
    expect(contentHash(page)).not.toBe(contentHash(realPage('tena/misoprostol')))
  })

  it('have the date they are generated with', () => {
    expect(realPage('quito/cytotec').datePublished).toBe(NOW.toISOString())
    expect(realPage('quito/cytotec').dateModified).toBe(NOW.toISOString())
  })

  it('have the same text in the plain fields and in the body', () => {
    for (const page of REAL_PAGES) {
      for (const text of [
        page.introduction,
        page.medicalUses,
        page.risksAndSideEffects,
        localText(page).slice(0, 40),
        // What a reader sees first is checked and noticed with the rest.
        ...page.warning.flatMap(({ signs }) => signs.map((sign) => sign.text)),
        ...page.answers.flatMap(({ answer }) => answer.map((sentence) => sentence.text)),
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

  it('gives the same page to an editor, who also reads closed places, in whatever order the places come', () => {
    const cities = REAL_CITIES.map((city) => {
      const closed = city.facilities.map((one) => ({ ...one, id: `${one.id}-antes`, status: 'closed' as const }))
      const moved = closed.map((one) => (isLocated(one) ? { ...one, latitude: one.latitude + 0.01 } : one))
      return { ...city, facilities: [...city.facilities, ...moved].reverse() }
    })
    // Of Pucará no point is known: it gets that of a place.
    for (const slug of ['pucara', 'guayaquil', 'puerto-villamil']) {
      const page = generateContent(cityIn(cities, slug), 'misoprostol', { cities, now: NOW })
      expect(contentHash(page), slug).toBe(contentHash(realPage(`${slug}/misoprostol`)))
    }
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
