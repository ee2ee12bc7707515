/** Anchors of the page of a province, and of a city. */
export const PLACE_IDS = { care: 'atencion-publica', careInCity: 'donde-acudir' } as const
