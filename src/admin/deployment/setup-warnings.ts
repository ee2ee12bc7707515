import { type Reviewer, reviewerLabel } from '@/content/reviewers'

/** Returns warnings about what must still be set before anyone else reads the site; empty when all is set. */
export function setupWarnings(
  unset: { siteUrl: boolean; operatorPhone: boolean },
  reviewers: readonly Reviewer[],
): string[] {
  const samples = reviewers.filter((reviewer) => reviewerLabel(reviewer) !== undefined)
  return [
    ...(unset.siteUrl
      ? ['La dirección del sitio es un ejemplo (https://portal.example): defina VITE_SITE_URL y compile otra vez.']
      : []),
    ...(unset.operatorPhone
      ? ['El número del chat es ficticio (593000000000): defina VITE_OPERATOR_PHONE y compile otra vez.']
      : []),
    ...(samples.length > 0
      ? [
          `Perfiles de revisión de muestra: ${samples.map(({ name }) => name).join(', ')}. Cámbielos por profesionales reales, con su consentimiento y su registro, antes de publicar.`,
        ]
      : []),
  ]
}
