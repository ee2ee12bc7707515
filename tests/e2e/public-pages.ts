/** The public pages that are one of a kind. A new one joins every test that walks through them. */
export const PUBLIC_PAGES = [
  '/',
  '/ec',
  '/que-es-misoprostol',
  '/riesgos-y-efectos-secundarios',
  '/marco-legal-ec',
  '/cuidados-y-alertas',
  '/recursos-oficiales',
  '/cerca',
  '/sobre-nosotros',
  '/politica-editorial',
  '/privacidad',
  '/accesibilidad',
] as const
