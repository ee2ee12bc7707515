/** Answers of a backend that is not the site's, or whose tables have grown large. */

/** Rows whose every field has another type than it should. */
export const WRONG_ROWS = [
  {
    id: 7,
    name: {},
    slug: ['quito'],
    province: null,
    region: 3,
    population: 'mucha',
    urlPath: 1,
    before: 'x',
    userId: [],
  },
  null,
  'quito',
  5,
  [],
]

const MANY = 10_000

/**
 * Returns the part that a GET of this address asks for of a table with ten thousand rows, at most a thousand at a time;
 * undefined for other tables.
 */
export function manyRows(url: URL): { rows: unknown[]; range: string } | undefined {
  const make = { cities: city, generatedPages: record, revisions: revision }[url.pathname.split('/').at(-1) ?? '']
  if (!make) return undefined
  const one = url.searchParams.get('slug')?.replace('eq.', '')
  // A town that is asked for by itself has an id of its own, so that the page does not take it for one of the ten
  // thousand.
  if (one) return { rows: [{ ...city(MANY), slug: one, name: one }], range: '0-0/1' }
  const from = Number(url.searchParams.get('offset') ?? 0)
  const limit = Math.min(Number(url.searchParams.get('limit') ?? 1000), 1000, MANY - from)
  const rows = Array.from({ length: limit }, (_, index) => make(from + index))
  return { rows, range: `${from}-${from + limit - 1}/${MANY}` }
}

function city(index: number) {
  return {
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `Pueblo ${index}`,
    canonicalName: null,
    slug: `pueblo-${index}`,
    province: ['Azuay', 'Guayas', 'Napo', 'Galápagos'][index % 4],
    region: ['Sierra', 'Costa', 'Oriente', 'Insular'][index % 4],
    population: 1000 + index,
    populationBasis: null,
    latitude: -4 + (index % 100) / 20,
    longitude: -80 + Math.floor(index / 100) / 20,
    seoPriority: index < 5 ? 9 : 5,
    hasHospital: 0,
    medicalFacilities: '{"hospitals":[],"clinics":[]}',
    emergencyContacts: '{}',
  }
}

function record(index: number) {
  return {
    id: city(index).id,
    cityId: city(index).id,
    pageType: 'cytotec',
    awaitsEditor: false,
    ...recordFields(index),
  }
}

function recordFields(index: number) {
  return {
    urlPath: `/ec/pueblo-${index}/cytotec`,
    title: `Pueblo ${index}`,
    metaDescription: 'Una página.',
    contentHash: 'f'.repeat(32),
    seoScore: 90,
    wordCount: 1300,
    internalLinksCount: 9,
    datePublished: '2026-01-15T12:00:00Z',
    dateModified: '2026-02-20T12:00:00Z',
  }
}

function revision(index: number) {
  const fields = { cityId: city(index).id, pageType: 'cytotec', ...recordFields(index) }
  return {
    id: MANY - index,
    tableName: 'generatedPages',
    rowId: city(index).id,
    cityId: city(index).id,
    runId: null,
    changedAt: '2026-02-20T12:00:00Z',
    changedBy: null,
    before: { ...fields, title: 'Antes' },
    after: fields,
  }
}
