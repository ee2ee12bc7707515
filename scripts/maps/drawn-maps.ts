import type { Plugin } from 'vite'
import { drawCountry, drawProvince, provinceNames } from './draw-maps.ts'

/**
 * Provides the drawings that the maps are made from as modules (src/visitor/map/drawings.d.ts): `virtual:maps/country`,
 * one for each province, and `virtual:maps/provinces`, which can import those. No outline and no projection code
 * reaches the browser.
 */
export function drawnMaps(): Plugin {
  return {
    name: 'drawn-maps',
    resolveId: {
      filter: { id: PREFIX },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\0${PREFIX.source.slice(1)}`) },
      handler: (id) => moduleOf(id.replace(/^.*\//, '')),
    },
  }
}

const PREFIX = /^virtual:maps\//

function moduleOf(name: string): string {
  if (name === 'country') return `export const country = ${JSON.stringify(drawCountry())}`
  if (name === 'provinces') return `export const provinceMaps = {${provinceNames().map(loader).join()}}`
  return `export const province = ${JSON.stringify(drawProvince(decodeURIComponent(name)))}`
}

function loader(name: string): string {
  return `${JSON.stringify(name)}: () => import('virtual:maps/${encodeURIComponent(name)}')`
}
