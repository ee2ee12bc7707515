/** Anchors of a province's page. */
export const PLACE_IDS = { cities: 'ciudades', care: 'atencion-publica' } as const
