import type { SeoProblem, SeoStatus } from '@/data/seo-status'

/**
 * A problem with a file of the site: as a measurement reports it or (the last two) as far as the saved figures tell.
 */
type Problem = SeoProblem | 'sitemap-without-pages' | 'robots-not-valid'

/** Returns what was wrong with the files of the site at the last measurement, as far as its saved figures tell. */
export function problemsOf(status: SeoStatus): Problem[] {
  const { totalPagesIndexed, robotsTxtValid, metaVerificationStatus } = status
  const problems: Problem[] = []
  if (totalPagesIndexed === 0) problems.push('sitemap-without-pages')
  if (robotsTxtValid === 0) problems.push('robots-not-valid')
  if (metaVerificationStatus === 'pending') problems.push('verification-missing')
  if (metaVerificationStatus === 'error') problems.push('verification-invalid')
  return problems
}

/** Returns the text that tells an editor what was wrong with a file of the site, and what it means. */
export function problemText(problem: Problem): string {
  return TEXTS[problem]
}

const TEXTS = {
  'sitemap-missing':
    'El sitio que está abierto todavía no publica /sitemap.xml: por eso hay 0 páginas. Lo escribe cada publicación.',
  'sitemap-not-a-sitemap':
    'Lo que hay en /sitemap.xml no es un sitemap: le falta la declaración XML o el urlset. Por eso hay 0 páginas.',
  'sitemap-empty': 'El /sitemap.xml es válido, pero no tiene ninguna página.',
  'sitemap-without-pages':
    'La última medición no encontró ninguna página en /sitemap.xml: falta, no es un sitemap o está vacío. «Actualizar» dice qué pasa ahora.',
  'robots-missing': 'El sitio que está abierto todavía no publica /robots.txt.',
  'robots-invalid': 'A /robots.txt le falta «User-agent:» o «Sitemap:».',
  'robots-not-valid': 'En la última medición faltaba /robots.txt, o le faltaba «User-agent:» o «Sitemap:».',
  'verification-missing': 'No hay página de verificación: descárguela de Search Console y publíquela.',
  'verification-invalid': 'La página de verificación no es la que da Search Console.',
} as const satisfies Record<Problem, string>
