import { paths } from '@/paths'
import type { IconName } from '@/ui/Icon'

/** A page that is not about a place: how menus name it, what it answers, and what stands in it. */
export type SitePage = {
  path: string
  /** In the menus. */
  label: string
  title: string
  summary: string
  sections: readonly string[]
  icon: IconName
}

export const sitePages = {
  whatIsMisoprostol: {
    path: paths.whatIsMisoprostol,
    label: 'Qué es',
    title: 'Qué es el misoprostol',
    summary: 'Qué medicamento es, para qué está aprobado y cómo actúa en el cuerpo.',
    sections: [
      'Definición',
      'Composición y presentación',
      'Usos aprobados',
      'Mecanismo',
      'Regulación en Ecuador',
      'Advertencias',
    ],
    icon: 'book',
  },
  risks: {
    path: paths.risks,
    label: 'Riesgos',
    title: 'Riesgos y efectos secundarios',
    summary: 'Señales de alarma, efectos comunes y graves, y qué hacer en una emergencia.',
    sections: [
      'Señales de alarma inmediatas',
      'Efectos secundarios comunes',
      'Efectos secundarios graves',
      'Contraindicaciones',
      'Qué hacer en una emergencia',
      'Prevención de riesgos',
    ],
    icon: 'warning',
  },
  legalFramework: {
    path: paths.legalFramework,
    label: 'Marco legal',
    title: 'Marco legal en Ecuador',
    summary: 'Qué normas rigen y qué autoridades responden. No es consejo legal.',
    sections: [
      'Regulación sanitaria',
      'Autoridades competentes',
      'Clasificación',
      'Control de la distribución',
      'Responsabilidades profesionales',
      'Fuentes oficiales',
    ],
    icon: 'scale',
  },
  resources: {
    path: paths.resources,
    label: 'Recursos',
    title: 'Recursos oficiales',
    summary: 'Números de emergencia, hospitales y centros públicos de cada ciudad.',
    sections: ['Contactos nacionales de emergencia', 'Hospitales y centros por ciudad', 'Recursos nacionales'],
    icon: 'hospital',
  },
  about: {
    path: paths.about,
    label: 'Nosotros',
    title: 'Sobre nosotros',
    summary: 'Quiénes somos, qué hace el portal y qué no hace.',
    sections: ['Misión', 'Perfiles de revisión', 'Valores', 'Compromisos', 'Contacto'],
    icon: 'people',
  },
  care: {
    path: paths.care,
    label: 'Cuidados y alertas',
    title: 'Cuidados y alertas',
    summary: 'Cuándo pedir ayuda, qué decir al 911 y cómo seguir después.',
    sections: ['Cuándo pedir ayuda', 'Señales de alarma', 'Qué decir al 911', 'Seguimiento'],
    icon: 'phone',
  },
  editorialPolicy: {
    path: paths.editorialPolicy,
    label: 'Política editorial',
    title: 'Política editorial',
    summary: 'Cómo se escribe, se revisa y se corrige lo que lee aquí.',
    sections: [
      'Proceso editorial en 5 pasos',
      'Estándares de calidad',
      'Equipo de revisión',
      'Política de actualización',
      'Conflictos de interés',
      'Contacto editorial',
    ],
    icon: 'shield',
  },
  privacy: {
    path: paths.privacy,
    label: 'Privacidad',
    title: 'Privacidad',
    summary: 'Qué queda guardado, dónde y cómo borrarlo.',
    sections: [
      'Qué guarda el portal',
      'Qué queda en el teléfono',
      'Borrar el historial',
      'Salida rápida',
      'Sin internet',
    ],
    icon: 'shield',
  },
  accessibility: {
    path: paths.accessibility,
    label: 'Accesibilidad',
    title: 'Accesibilidad',
    summary: 'Qué se probó, qué falta y cómo avisar de una barrera.',
    sections: ['Qué probamos', 'Qué falta', 'Cómo avisar de una barrera'],
    icon: 'people',
  },
} as const satisfies Record<string, SitePage>

/** In the order of the footer. */
export const allSitePages: readonly SitePage[] = Object.values(sitePages)

/** In the order of the header. */
export const headerPages: readonly SitePage[] = [
  sitePages.whatIsMisoprostol,
  sitePages.risks,
  sitePages.care,
  sitePages.legalFramework,
  sitePages.resources,
  sitePages.about,
]

/** The directory: a place to begin from, with an address and a page of its own. */
export const directoryPage: SitePage = {
  path: paths.cities,
  label: 'Por Ciudades',
  title: 'Todas las ciudades',
  summary: 'El directorio completo, por región y con buscador.',
  sections: [],
  icon: 'pin',
}
