import { type Reviewer, reviewerLabel } from '@/content/reviewers'

/** Returns warnings about what must still be set before anyone else reads the site; empty when all is set. */
export function setupWarnings(
  unset: { siteUrl: boolean; operatorPhone: boolean },
  reviewers: readonly Reviewer[],
): string[] {
  const samples = reviewers.filter((reviewer) => reviewerLabel(reviewer) !== undefined)
  return [
    ...(unset.siteUrl
      ? [
          'La dirección del sitio es un ejemplo (https://portal.example). Quien compila el sitio la define en VITE_SITE_URL.',
        ]
      : []),
    ...(unset.operatorPhone
      ? ['El número del chat es ficticio (593000000000). Quien compila el sitio lo define en VITE_OPERATOR_PHONE.']
      : []),
    ...(samples.length > 0
      ? [
          `Perfiles de revisión de muestra: ${samples.map(({ name }) => name).join(', ')}. Cámbielos por profesionales reales, con su consentimiento y su registro, antes de publicar.`,
        ]
      : []),
  ]
}
