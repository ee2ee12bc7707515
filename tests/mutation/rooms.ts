/** What is mutated, and the tests that are to notice. A room is tried by itself, so that one can be asked for alone. */
export type Room = {
  name: string
  mutate: readonly string[]
  tests: readonly string[]
}

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
    mutate: ['src/seo/**/*.{ts,tsx}'],
    tests: ['tests/seo/*.test.*'],
  },
  {
    name: 'names',
    // The table of provinces is data, which the tests compare with the cities themselves.
    mutate: cities(
      ...[
        'also-called',
        'city',
        'city-list',
        'city-name',
        'city-size',
        'dedupe-cities',
        'find-city',
        'group-by-province',
      ],
      ...['group-by-region', 'list-cities', 'normalize-text', 'provinces'],
    ),
    tests: testsOfCities(
      ...['parse-city', 'city-list', 'city-name', 'city-size', 'dedupe-cities', 'find-city', 'group-by-region'],
      ...['list-cities', 'provinces', 'search-cities'],
    ),
  },
  {
    name: 'search',
    mutate: cities('search-cities', 'search-facilities', 'slip', 'by-name'),
    tests: testsOfCities('search-cities'),
  },
  {
    name: 'care',
    mutate: cities('distance', 'facilities', 'facility', 'nearby', 'nearest-care', 'places-file', 'told-places'),
    tests: testsOfCities('distance', 'facility', 'nearby', 'nearest-care'),
  },
  {
    name: 'outlines',
    mutate: cities('outlines', 'shapes'),
    tests: testsOfCities('outlines', 'nearest-care'),
  },
]

/** All but the tables: the cantons' other names are written from the database's, the main cities are a list. */
function cities(...files: string[]): string[] {
  return files.map((file) => `src/cities/${file}.ts`)
}

/** Not those that measure time, nor the list of the care of every town: the code itself wrote it. */
function testsOfCities(...files: string[]): string[] {
  return files.map((file) => `tests/cities/${file}.test.ts`)
}
