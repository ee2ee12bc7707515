import type { Release } from '@/admin/publication/release/release'
import type { PageReview } from '@/data/record/page-reviews'
import { counted } from '@/generator/spanish'

/** Something that should hold before the site is provisioned again; `isMet` is undefined while that is not known. */
export type ReadinessFact = { key: string; label: string; isMet: boolean | undefined; missing: string }

export type WhatTheDeskSees = {
  unset: { siteUrl: boolean; operatorPhone: boolean }
  /** Whether a physician signed the medical review. */
  isSigned: boolean
  /**
   * Whether the two professionals have read the texts: a person ticks it in this browser, because the desk cannot know.
   */
  readBy: { physician: boolean; lawyer: boolean }
  /** This figure and all below are undefined until they are known. */
  facilitiesToConfirm: number | undefined
  recordsToReview: number | undefined
  pagesWithoutReview: number | undefined
  waitingPages: number | undefined
  pagesToGenerate: number | undefined
  isAdminOpen: boolean | undefined
  areSignUpsOpen: boolean | undefined
}

/** Returns what should hold before the site is provisioned again, each with the text that says what is missing. */
export function readinessFacts(seen: WhatTheDeskSees): ReadinessFact[] {
  return [
    fact(
      'address',
      'La dirección del sitio es la propia',
      !seen.unset.siteUrl,
      'Es un ejemplo: la define quien compila el sitio (VITE_SITE_URL).',
    ),
    fact(
      'phone',
      'El número del chat es real',
      !seen.unset.operatorPhone,
      'Falta: lo define quien compila el sitio (VITE_OPERATOR_PHONE).',
    ),
    fact(
      'signatures',
      'Un profesional de la salud firmó la revisión médica',
      seen.isSigned,
      'Nadie la ha firmado: cada página dice «Revisión médica: pendiente».',
    ),
    fact(
      'physician',
      'Un profesional de la salud leyó los textos',
      seen.readBy.physician,
      'Márquelo abajo cuando ocurra.',
    ),
    fact('lawyer', 'Un abogado o una abogada leyó el marco legal', seen.readBy.lawyer, 'Márquelo abajo cuando ocurra.'),
    none(
      'facilities',
      'Los lugares están confirmados',
      seen.facilitiesToConfirm,
      'lugar por confirmar',
      'lugares por confirmar',
    ),
    none(
      'records',
      'Ningún registro espera a un editor',
      seen.recordsToReview,
      'registro de una visita que ningún editor guardó',
      'registros de visitas que ningún editor guardó',
    ),
    none(
      'reviews',
      'Alguien revisó cada página publicada',
      seen.pagesWithoutReview,
      'página publicada cuyo texto nadie marcó como revisado',
      'páginas publicadas cuyo texto nadie marcó como revisado',
    ),
    none('waiting', 'Lo generado está publicado', seen.waitingPages, 'página espera', 'páginas esperan'),
    none(
      'to-generate',
      'Las páginas dicen lo último de cada ciudad y lugar',
      seen.pagesToGenerate,
      'página por generar',
      'páginas por generar',
    ),
    fact(
      'closed',
      'La administración está cerrada',
      seen.isAdminOpen === undefined ? undefined : !seen.isAdminOpen,
      'Está abierta a todos.',
    ),
    fact(
      'accounts',
      'Solo la persona responsable crea cuentas',
      seen.areSignUpsOpen === undefined ? undefined : !seen.areSignUpsOpen,
      'Cualquiera puede crearse una: en Supabase, Authentication, Sign In / Providers, apague «Allow new users to sign up».',
    ),
  ]
}

/** Counts the published city pages whose text nobody marked as reviewed. A review holds for one text only. */
export function pagesWithoutReview({ hashes }: Pick<Release, 'hashes'>, reviews: readonly ReviewedText[]): number {
  const reviewed = new Set(reviews.map(({ contentHash }) => contentHash))
  return Object.values(hashes)
    .flat()
    .filter((hash) => !reviewed.has(hash)).length
}

type ReviewedText = Pick<PageReview, 'contentHash'>

function fact(key: string, label: string, isMet: boolean | undefined, missing: string): ReadinessFact {
  return { key, label, isMet, missing }
}

function none(key: string, label: string, count: number | undefined, one: string, many: string): ReadinessFact {
  return fact(key, label, count === undefined ? undefined : count === 0, `${counted(count ?? 0, one, many)}.`)
}
