import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The names that programs outside this project import, by file. Neither may change (docs/architecture.md). */
const FIXED_NAMES = {
  'src/generator/compliance.ts': ['checkCompliance'],
  'src/generator/scores.ts': ['pageSeoScore', 'generatorScore', 'scoreColour'],
  'src/generator/content-hash.ts': ['contentHash'],
  'src/generator/generate-content.ts': ['generateContent'],
  'src/generator/internal-links.ts': ['relatedLinks'],
  'src/generator/material/alarm-signs.ts': ['ALARM_SIGNS'],
  'src/cities/city.ts': ['parseCity'],
  'src/cities/city-name.ts': ['displayName', 'citySlug'],
  'src/cities/provinces.ts': ['realProvince'],
  'src/cities/dedupe-cities.ts': ['dedupeCities'],
  'src/cities/search-cities.ts': ['normalizeText', 'searchCities'],
  'src/cities/find-city.ts': ['findCity'],
  'src/cities/facility.ts': ['parseFacility', 'attendsEmergencies'],
  'src/seo/sitemap.ts': ['sitemapXml', 'robotsTxt'],
}

test('what other programs import is where they look for it, and runs in plain Node without a bundler', () => {
  const read = `
    const missing = []
    for (const [file, names] of Object.entries(${JSON.stringify(FIXED_NAMES)})) {
      const exported = await import('./' + file)
      missing.push(...names.filter((name) => exported[name] === undefined).map((name) => name + ' in ' + file))
    }
    console.log(JSON.stringify(missing))`
  const answer = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', read], {
    encoding: 'utf8',
  })
  expect(JSON.parse(answer)).toEqual([])
})
