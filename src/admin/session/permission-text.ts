import type { Permission } from '@/data/session'

/** What the database will let this person do, in one sentence. */
export function whatYouMayDo({ user, mayEdit, publicAdmin }: Permission): string {
  if (publicAdmin) return 'Administración abierta a todos: puede generar y corregir.'
  if (mayEdit) return 'Puede generar y corregir.'
  if (user) return 'Solo lectura: su cuenta no está en la lista de editores.'
  return 'Solo lectura: para generar o corregir, inicie sesión.'
}
