/** What is mutated, and the tests that are to notice. A room is tried by itself, so that one can be asked for alone. */
export type Room = {
  name: string
  mutate: readonly string[]
  tests: readonly string[]
}

const NAMES = [
  ...['also-called', 'city', 'city-list', 'city-name', 'city-size', 'dedupe-cities', 'find-city', 'group-by-province'],
  ...['group-by-region', 'list-cities', 'normalize-text', 'provinces', 'stored-value'],
]
const SEARCH = ['by-name', 'name-match', 'search-cities', 'search-facilities', 'slip']
const OUTLINES = ['country-shapes', 'outlines', 'shapes']
/** Lists: the cantons' other names are written from the database's cities, the main cities are chosen. */
const TABLES = ['main-cities', 'other-names']

export const ROOMS: readonly Room[] = [
  {
    name: 'errors',
    mutate: ['src/data/errors.ts'],
    tests: ['tests/data/errors.test.ts'],
  },
  {
    name: 'run',
    mutate: ['src/admin/generation/run/run-reducer.ts'],
    tests: ['tests/admin/generation/run/run-reducer.test.ts', 'tests/admin/generation/run/run-phases.test.ts'],
  },
  {
    name: 'generator',
    mutate: ['src/generator/compliance.ts', 'src/generator/scores.ts'],
    tests: ['tests/generator/compliance.test.ts', 'tests/generator/scores.test.ts'],
  },
  {
    name: 'seo',
    // Not `Head.tsx`, whose work is with a document: tests/screens/visitor/head.test.tsx sees to it.
    mutate: ['src/seo/*.ts'],
    // Not those that go through every page: exact ones say the same of one.
    tests: ['facilities-in-town', 'head-tags', 'page-head', 'sitemap', 'structured-data'].map(
      (file) => `tests/seo/${file}.test.ts`,
    ),
  },
  {
    name: 'names',
    // Whatever the tables of provinces say, the tests compare with the cities themselves and with the specification's table.
    mutate: cities(NAMES),
    tests: testsOfCities(
      ...['also-called', 'parse-city', 'city-list', 'city-name', 'city-size', 'dedupe-cities', 'find-city'],
      ...['group-by-province', 'group-by-region', 'list-cities', 'normalize-text', 'provinces'],
    ),
  },
  {
    name: 'search',
    mutate: cities(SEARCH),
    tests: testsOfCities('by-name', 'search-cities', 'search-facilities', 'search-ranks', 'slip'),
  },
  {
    name: 'outlines',
    mutate: cities(OUTLINES),
    // Not those of the real outlines, which have thousands of edges: a small country made for the tests has every case.
    tests: testsOfCities('outlines-rules', 'shapes'),
  },
  {
    // Whatever else there is of cities: where a reader is sent.
    name: 'care',
    mutate: ['src/cities/*.ts', ...cities([...NAMES, ...SEARCH, ...OUTLINES, ...TABLES]).map((file) => `!${file}`)],
    // Not those that go through all towns: the ones with a few towns of their own say the same.
    tests: testsOfCities(
      ...['care-map', 'distance', 'facilities', 'facility', 'nearby-rules', 'nearest-care-rules', 'parse-facility'],
      ...['register-file', 'told-facilities', 'town-care', 'town-facilities'],
    ),
  },
]

function cities(files: readonly string[]): string[] {
  return files.map((file) => `src/cities/${file}.ts`)
}

/** Not the list of the care of every town: the code itself wrote it. */
function testsOfCities(...files: string[]): string[] {
  return files.map((file) => `tests/cities/${file}.test.ts`)
}
