import { attendsEmergencies, type Facility, isToConfirm } from '@/cities/facility'

/**
 * Returns the comparison for «order of use», the order in which facilities are shown: general hospitals and
 * maternities, basic hospitals, type C and other facilities open day and night, hospitals and type C centres that are
 * known not to attend emergencies at any hour, type B, type A, the rest, and last the specialised hospitals, which would
 * turn most readers away. Ties are decided by what is confirmed, then by the
 * distance to the town's centre, then by the network (the ministry's, others, the IESS for the insured), then
 * maternities first, then by name. `km` returns the distance from the centre; undefined, when the point is not known,
 * sorts like 0.
 */
export function byUse(km: (facility: Facility) => number | undefined): (a: Facility, b: Facility) => number {
  return (a, b) =>
    useRank(a) - useRank(b) ||
    Number(isToConfirm(a)) - Number(isToConfirm(b)) ||
    (km(a) ?? 0) - (km(b) ?? 0) ||
    networkRank(a) - networkRank(b) ||
    Number(b.maternity) - Number(a.maternity) ||
    (a.name < b.name ? -1 : Number(a.name > b.name))
}

function networkRank({ network }: Facility): number {
  if (network === 'MSP') return 0
  return network === 'IESS' ? 2 : 1
}

function useRank(facility: Facility): number {
  const { kind, level, maternity, specialty } = facility
  if (attendsEmergencies(facility)) return kind !== 'hospital' ? 2 : level === 'basico' && !maternity ? 1 : 0
  if (kind === 'hospital' && specialty === null) return 3
  return { 'centro-c': 3, 'centro-b': 4, 'centro-a': 5, centro: 6, puesto: 6, hospital: 7 }[kind]
}
