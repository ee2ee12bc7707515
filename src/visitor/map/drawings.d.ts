/** Made by the plugin `scripts/maps/drawn-maps.ts`. */
declare module 'virtual:maps/country' {
  export const country: import('@/visitor/map/drawing').CountryDrawing
}

declare module 'virtual:maps/provinces' {
  import type { ProvinceDrawing } from '@/visitor/map/drawing'
  /** By the names that `PROVINCES` has. */
  export const provinceMaps: Partial<Record<string, () => Promise<{ province: ProvinceDrawing }>>>
}
