/** The public pages except those of places. A page added here is covered by every test that goes through the list. */
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
