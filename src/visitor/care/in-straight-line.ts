import { formatNumber } from '@/visitor/directory/population'

/** «a unos 34 km en línea recta». */
export function inStraightLine(km: number): string {
  const rounded = Math.round(km)
  return rounded < 1 ? 'a menos de 1 km en línea recta' : `a unos ${formatNumber(rounded)} km en línea recta`
}
