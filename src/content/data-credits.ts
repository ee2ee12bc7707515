/**
 * Whose data the pages of the cities are made of, and under what licence (supabase/SOURCES.md says which figure is
 * whose).
 */
export const dataCredits = [
  { name: 'INEC', url: 'https://www.censoecuador.gob.ec', use: 'población, del censo de 2022' },
  { name: 'CONALI', use: 'provincias, cantones y cabeceras, según la división de 2025' },
  {
    name: 'Ministerio de Salud Pública (MSP)',
    use: 'la mayoría de los lugares de atención, de su lista de plazas de salud rural (2025-2026), con las coordenadas de GeoSalud',
  },
  {
    name: 'GeoNames',
    url: 'https://www.geonames.org/',
    use: 'coordenadas de la mayoría de las ciudades',
    licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/deed.es' },
  },
  {
    name: 'Who’s On First',
    url: 'https://whosonfirst.org/',
    use: 'coordenadas de otras 33 ciudades',
    licence: { name: 'CC BY 4.0 y otras', url: 'https://whosonfirst.org/docs/licenses/' },
  },
  {
    name: 'Wikipedia',
    url: 'https://es.wikipedia.org/',
    use: 'coordenadas de La Victoria, Bucay y Nuevo Rocafuerte',
    licence: { name: 'CC BY-SA', url: 'https://creativecommons.org/licenses/by-sa/4.0/deed.es' },
  },
  {
    name: 'Natural Earth',
    url: 'https://www.naturalearthdata.com/',
    use: 'contornos de las provincias, de dominio público',
  },
] as const satisfies readonly DataCredit[]

export type DataCredit = { name: string; url?: string; use: string; licence?: { name: string; url: string } }
