import type { SeoProblem } from '@/data/seo-status'

/** What was wrong with a file of the site, and what it means for the editor. */
export function problemText(problem: SeoProblem): string {
  return TEXTS[problem]
}

const TEXTS = {
  'sitemap-missing':
    'El sitio que está abierto todavía no publica /sitemap.xml: por eso hay 0 páginas. Puede descargar uno hecho ahora en «Sitemap y robots».',
  'sitemap-not-a-sitemap': 'Lo que hay en /sitemap.xml no es un sitemap: le falta la declaración XML o el urlset.',
  'sitemap-too-large': 'El /sitemap.xml pasa de 50 MB, el máximo de un sitemap: debe repartirse en varios.',
  'robots-missing': 'El sitio que está abierto todavía no publica /robots.txt.',
  'robots-invalid': 'A /robots.txt le falta «User-agent:» o «Sitemap:».',
  'verification-missing': 'No hay página de verificación: descárguela de Search Console y publíquela.',
  'verification-invalid': 'La página de verificación no es la que da Search Console.',
} as const satisfies Record<SeoProblem, string>
