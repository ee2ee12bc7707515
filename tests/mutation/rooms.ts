/** The code to mutate and the tests that must notice. Each room is tried by itself, so that one can be run alone. */
export type Room = {
  name: string
  mutate: readonly string[]
  tests: readonly string[]
}

const NAMES = [
  ...['city', 'city-list', 'city-name', 'city-size', 'dedupe-cities', 'find-city', 'group-by-province'],
  ...['group-by-region', 'grouped-by', 'list-cities', 'main-cities', 'provinces', 'stored-value'],
  ...['names/also-called', 'names/normalize-text'],
]
const SEARCH = [
  ...['names/by-name', 'names/name-match', 'names/slip'],
  ...['search-cities', 'search/rank-places', 'search/search-facilities', 'search/search-places'],
]
const OUTLINES = ['land/country-shapes', 'land/outlines', 'land/shapes']
/** A generated list, which no room mutates. */
const TABLES = ['names/other-names']

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
    name: 'site-search',
    mutate: ['asked-words', 'found-text', 'search-pages', 'singular'].map((file) => `src/visitor/search/${file}.ts`),
    tests: ['tests/visitor/search/search.test.tsx'],
  },
  {
    name: 'seo',
    // Without `Head.tsx`, which works on a document and is tested by tests/screens/visitor/head.test.tsx.
    mutate: ['src/seo/*.ts'],
    // Without the tests that go through every page: these check the same exactly, on one page.
    tests: ['facilities-in-town', 'head-tags', 'page-head', 'sitemap', 'structured-data'].map(
      (file) => `tests/seo/${file}.test.ts`,
    ),
  },
  {
    name: 'names',
    // The tests compare the tables of provinces with the cities themselves and with the specification's table.
    mutate: cities(NAMES),
    tests: testsOfCities(
      ...['parse-city', 'city-list', 'city-name', 'city-size', 'dedupe-cities', 'find-city'],
      ...['group-by-province', 'group-by-region', 'list-cities', 'main-cities', 'provinces'],
      ...['names/also-called', 'names/normalize-text'],
    ),
  },
  {
    name: 'search',
    mutate: cities(SEARCH),
    tests: testsOfCities('names/by-name', 'names/slip', 'search-cities', 'search-ranks', 'search/search-facilities'),
  },
  {
    name: 'outlines',
    mutate: cities(OUTLINES),
    // Without the tests of the real outlines, which have thousands of edges: a small country made for these has every
    // case.
    tests: testsOfCities('land/outlines-rules', 'land/shapes'),
  },
  {
    // All the other files of cities: where a reader is sent.
    name: 'care',
    mutate: ['src/cities/**/*.ts', ...cities([...NAMES, ...SEARCH, ...OUTLINES, ...TABLES]).map((file) => `!${file}`)],
    // Without the tests that go through all towns: these check the same with a few towns of their own.
    tests: testsOfCities(
      ...['care/by-use', 'care/care-map', 'care/distance', 'care/facilities', 'care/nearby-rules'],
      ...['care/nearest-care-rules', 'care/register-file', 'care/told-facilities', 'care/town-care'],
      ...['care/town-facilities', 'facility', 'parse-facility', 'search/facilities-of-name'],
    ),
  },
]

function cities(files: readonly string[]): string[] {
  return files.map((file) => `src/cities/${file}.ts`)
}

/** Never pass `care-table`: it compares the code with docs/care.md, which that code has written itself. */
function testsOfCities(...files: string[]): string[] {
  return files.map((file) => `tests/cities/${file}.test.ts`)
}
