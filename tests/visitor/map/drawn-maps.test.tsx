import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { distanceKm, isLocated } from '@/cities/care/distance'
import { careAmong } from '@/cities/care/town-care'
import { displayName } from '@/cities/city-name'
import { PROVINCES, provinceSlug, realProvince } from '@/cities/provinces'
import { CountryMap } from '@/visitor/map/CountryMap'
import { pointOn } from '@/visitor/map/drawing'
import { emergencyPoints, shownPoints } from '@/visitor/map/emergency-points'
import { DrawnProvince, ProvinceMap } from '@/visitor/map/ProvinceMap'
import { drawCountry, drawProvince } from '../../../scripts/maps/draw-maps'
import { cityIn, realCities } from '../../cities/build-city'
import { AMBATO, kmFromAmbato, place, town } from '../../cities/build-place'

const country = drawCountry()
const drawings = PROVINCES.map(({ name }) => drawProvince(name))
const located = realCities().filter(isLocated)
/** Returns every town of a province, the largest first. These are more points than the towns with a place of care. */
const townsOf = (province: string) =>
  located
    .filter((city) => realProvince(city.province) === province)
    .toSorted((a, b) => b.population - a.population)
    .map(({ name, latitude, longitude }) => ({ town: name, latitude, longitude }))

describe('the country', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <CountryMap />
    </MemoryRouter>,
  )

  test('has the 24 provinces as links, each with its name', () => {
    expect(country.provinces.map(({ name }) => name)).toEqual(PROVINCES.map(({ name }) => name))
    for (const { name } of PROVINCES) {
      expect(markup).toMatch(new RegExp(`<a aria-label="${name}" href="/ec/${provinceSlug(name)}"[^>]*><path`))
    }
  })

  test('shows the name of one province at a time, at a spot where it covers no land', () => {
    const labels = [...markup.matchAll(/<text x="(\d+)" y="(\d+)">/g)].map(([, x, y]) => `${x} ${y}`)
    expect(labels).toHaveLength(24)
    expect(new Set(labels).size).toBe(1)
    // The longest name, at a generous letter width, ends at the right edge and covers no land.
    const longest = Math.max(...PROVINCES.map(({ name }) => name.length)) * 21 * 0.62
    const box = { left: country.width - 4 - longest, bottom: 32 }
    const points = country.provinces.flatMap(({ shape }) => pointsOf(shape))
    expect(points.filter(({ x, y }) => x > box.left && y < box.bottom)).toEqual([])
  })

  test('has the islands in a frame that contains no other land', () => {
    const { inset } = country
    for (const { name, shape } of country.provinces) {
      const inside = pointsOf(shape).filter(
        ({ x, y }) => x >= inset.x && x <= inset.x + inset.width && y >= inset.y && y <= inset.y + inset.height,
      )
      expect(inside.length, name).toBe(name === 'Galápagos' ? pointsOf(shape).length : 0)
    }
  })
})

describe('the places that attend emergencies', () => {
  const cities = realCities()

  test('are on the map of their province, and all their towns but two at most are named', () => {
    const unnamed = drawings.flatMap((drawing) => {
      const places = emergencyPoints(drawing.name, cities)
      expect(places.length, drawing.name).toBeGreaterThan(0)
      const markup = renderToStaticMarkup(<DrawnProvince drawing={drawing} points={places} />)
      expect(gzipSync(markup).length, drawing.name).toBeLessThanOrEqual(3_000)
      expect(markup.match(/h0/g)?.length, drawing.name).toBe(spotsOf(drawing, places))
      const names = labelsOf(markup).map(({ text }) => text)
      return [...new Set(places.map(({ town }) => town))].filter((town) => !names.includes(town))
    })
    expect(unnamed.length, unnamed.join()).toBeLessThanOrEqual(2)
  })

  test('do not include centres for a consultation, specialised hospitals, closed places or places to be confirmed', () => {
    const cuenca = cityIn(cities, 'cuenca')
    const [first] = cuenca.facilities
    if (!first) throw new Error('Cuenca has no places')
    const only = (fields: Partial<typeof first>) =>
      emergencyPoints('Azuay', [
        { ...cuenca, facilities: [{ ...first, specialty: null, status: 'open', confidence: 'official', ...fields }] },
      ])
    expect(only({ kind: 'hospital' })).toHaveLength(1)
    expect(only({ kind: 'centro-c' })).toHaveLength(1)
    expect(only({ kind: 'centro-a', attendsEmergencies: null })).toEqual([])
    expect(only({ kind: 'hospital', specialty: 'psiquiatria' })).toEqual([])
    expect(only({ kind: 'hospital', confidence: 'weak' })).toEqual([])
    expect(only({ kind: 'hospital', status: 'closed' })).toEqual([])
  })

  test('of a city’s page are those that the page tells, so that a place elsewhere changes no page that does not name it', () => {
    const ownTown = town('Pelileo', [place('Hospital Uno', kmFromAmbato(1))], { ...AMBATO, population: 300_000 })
    const [near, far] = [5, 40].map((km) =>
      town(
        `a ${km}`,
        [place(`Hospital a ${km}`, kmFromAmbato(km)), place('Centro', { kind: 'centro-a' })],
        kmFromAmbato(km),
      ),
    )
    const farther = [50, 60, 70].map((km) =>
      town(`a ${km}`, [place(`Hospital a ${km}`, kmFromAmbato(km))], kmFromAmbato(km)),
    )
    if (!near || !far) throw new Error('two towns')
    const drawn = (...among: (typeof ownTown)[]) =>
      shownPoints(ownTown, careAmong(ownTown, among)).map(({ town }) => town)
    expect(drawn(ownTown, near, far, ...farther)).toEqual(['Pelileo', 'a 5', 'a 40', 'a 50'])
    // Its point is not told.
    expect(drawn(ownTown, town('a 5', [place('Sin punto')], kmFromAmbato(5)))).toEqual(['Pelileo'])
  })

  test('are drawn at their own points, or at the town’s where these are not known, those of the largest town first', () => {
    // By their names, the small one would come first.
    const large = town('Pelileo', [place('Hospital Uno')], { ...AMBATO, population: 300_000 })
    const small = town('Baños', [place('Hospital Dos', kmFromAmbato(12))], {
      ...kmFromAmbato(11),
      population: 60_000,
    })
    expect(emergencyPoints('Tungurahua', [small, large])).toEqual([
      { town: 'Pelileo', ...AMBATO },
      { town: 'Baños', ...kmFromAmbato(12) },
    ])
  })
})

describe.each(drawings.map((drawing) => [drawing.name, drawing] as const))('%s', (name, drawing) => {
  const towns = townsOf(name)
  const city = towns[0] && { name: towns[0].town, latitude: towns[0].latitude, longitude: towns[0].longitude }
  const markup = renderToStaticMarkup(<DrawnProvince drawing={drawing} points={towns} {...(city && { city })} />)

  test('contains its towns: none lies farther outside the shape than the inaccuracy of the outline', () => {
    const outline = pointsOf(drawing.shape)
    for (const { town, ...place } of towns) {
      const point = pointOn(drawing.projection, place)
      expect(point.x, town).toBeGreaterThan(0)
      expect(point.x, town).toBeLessThan(drawing.width)
      expect(point.y, town).toBeGreaterThan(0)
      expect(point.y, town).toBeLessThan(drawing.height)
      const nearest = Math.min(...outline.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)))
      const km = (nearest / drawing.projection.perDegree) * 111.32
      if (!isInside(point, rings(drawing.shape))) expect(km, town).toBeLessThan(12)
    }
  })

  test('is true to scale: the distance of two towns, measured with the scale bar, is the real one', () => {
    expect(markup).toContain(`>${drawing.scale.km} km</text>`)
    expect(markup).toContain(`h${drawing.scale.length}"`)
    const [a, b] = towns
    if (!a || !b) return
    const [from, to] = [pointOn(drawing.projection, a), pointOn(drawing.projection, b)]
    const drawn = (Math.hypot(from.x - to.x, from.y - to.y) / drawing.scale.length) * drawing.scale.km
    expect(drawn / distanceKm(a, b)).toBeCloseTo(1, 1)
  })

  test('has every name within its edges, and no name overlaps another or the label of the scale bar', () => {
    const labels = labelsOf(markup)
    for (const [index, label] of labels.entries()) {
      expect(label.left, label.text).toBeGreaterThanOrEqual(0)
      expect(label.right, label.text).toBeLessThanOrEqual(drawing.width)
      for (const other of labels.slice(index + 1))
        expect(meet(label, other), `${label.text}, ${other.text}`).toBe(false)
    }
    // The name of the page's own town comes first; in a crowded province some of the others have no room.
    expect(labels[0]?.text).toBe(city?.name)
    expect(labels.length - 1).toBeGreaterThanOrEqual(Math.ceil(towns.length * 0.6))
  })

  test('weighs at most 3 KB compressed, with every town marked', () => {
    expect(markup.match(/h0/g)).toHaveLength(spotsOf(drawing, towns))
    expect(gzipSync(markup).length).toBeLessThanOrEqual(3_000)
  })
})

test('every town is circled and named in bold on its own map, and all names fit and leave the circle free, in the widest of the usual fonts too', () => {
  for (const city of located) {
    const name = displayName(city)
    const drawing = drawings.find((it) => it.name === realProvince(city.province))
    if (!drawing) throw new Error(`no map of ${city.province}`)
    const places = emergencyPoints(drawing.name, located)
    const { latitude, longitude } = city
    const markup = renderToStaticMarkup(
      <DrawnProvince drawing={drawing} points={places} city={{ name, latitude, longitude }} />,
    )
    const [own, ...others] = labelsOf(markup, WIDEST)
    expect(own, name).toMatchObject({ text: name, isBold: true })
    for (const label of [own, ...others]) {
      expect(label?.left, `${name}: ${label?.text}`).toBeGreaterThanOrEqual(0)
      expect(label?.right, `${name}: ${label?.text}`).toBeLessThanOrEqual(drawing.width)
    }

    const at = pointOn(drawing.projection, city)
    expect(markup, name).toContain(`<circle cx="${Math.round(at.x)}" cy="${Math.round(at.y)}"`)
    const circle = around(at, 8)
    const marks = [...markup.matchAll(/M(\d+) (\d+)h0/g)].map(([, x, y]) => around({ x: Number(x), y: Number(y) }, 4))
    // The last label is that of the scale bar. Only the town's own name may be over marks, where they leave no room.
    for (const label of [own, ...others.slice(0, -1)]) {
      const covered = [circle, ...(label === own ? [] : marks)].filter((box) => label && meet(label, box))
      expect(covered, `${name}: ${label?.text}`).toEqual([])
    }
  }
})

/** The average width of a letter in the longest names, as a share of the font size, measured in DejaVu Sans. */
const WIDEST = { regular: 0.56, bold: 0.63 }

/** The number of marks on a map: places at the same spot of the drawing share one. */
function spotsOf(drawing: (typeof drawings)[number], places: readonly { latitude: number; longitude: number }[]) {
  const spots = places.map((place) => pointOn(drawing.projection, place))
  return new Set(spots.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size
}

type Point = { x: number; y: number }

/** Returns the corners of a path of relative steps, ring by ring. */
function rings(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((ring) => {
      const [start = '', steps = ''] = ring.replace('Z', '').split('l')
      const numbers = (text: string) => [...text.matchAll(/-?\d+/g)].map(([number]) => Number(number))
      const [x = 0, y = 0] = numbers(start)
      const points = [{ x, y }]
      const flat = numbers(steps)
      for (let index = 0; index < flat.length; index += 2) {
        const last = points.at(-1) ?? { x, y }
        points.push({ x: last.x + (flat[index] ?? 0), y: last.y + (flat[index + 1] ?? 0) })
      }
      return points
    })
}

function pointsOf(path: string): Point[] {
  return rings(path).flat()
}

/** Whether a point is inside the outline, by counting how often a ray from it crosses the outline. */
function isInside({ x, y }: Point, outline: Point[][]): boolean {
  const crossings = outline.flatMap((ring) =>
    ring.filter((a, index) => {
      const b = ring[(index + 1) % ring.length] ?? a
      return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x
    }),
  )
  return crossings.length % 2 === 1
}

type Label = { text: string; isBold: boolean; left: number; right: number; top: number; bottom: number }

/** Returns the boxes of the labels, computed with the letter width of a system font. */
function labelsOf(markup: string, wide = { regular: 0.55, bold: 0.55 }): Label[] {
  return [...markup.matchAll(/<text ([^>]*)>(?:<!-- -->)?([^<]*)/g)].map(([, attributes = '', text = '']) => {
    const value = (name: string) => new RegExp(`${name}="([^"]+)"`).exec(attributes)?.[1]
    const [x, y] = [Number(value('x')), Number(value('y'))]
    const size = Number(value('font-size') ?? 16)
    const isBold = value('font-weight') === '700'
    const width = text.length * size * (isBold ? wide.bold : wide.regular)
    const left = { start: x, middle: x - width / 2, end: x - width }[value('text-anchor') ?? 'start'] ?? x
    return { text, isBold, left, right: left + width, top: y - size * 0.75, bottom: y + size * 0.2 }
  })
}

type Box = Pick<Label, 'left' | 'right' | 'top' | 'bottom'>

function around({ x, y }: Point, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

test('a province with the name of something that every object has is drawn as nothing', () => {
  for (const province of ['constructor', 'toString', '__proto__'])
    expect(renderToStaticMarkup(<ProvinceMap province={province} points={[]} />)).toBe('')
})
