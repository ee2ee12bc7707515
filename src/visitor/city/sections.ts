import { REFERENCES } from '@/cited/References'
import type { SectionId } from '@/generator/generated-content'

/** The six sections of a city page, in reading order; the id is the anchor of its heading. */
export const SECTIONS = [
  { id: 'introduccion', label: 'Introducción' },
  { id: 'usos-medicos', label: 'Usos médicos aprobados' },
  { id: 'riesgos', label: 'Riesgos y efectos secundarios' },
  { id: 'recursos-locales', label: 'Recursos médicos locales' },
  { id: 'preguntas-frecuentes', label: 'Preguntas frecuentes' },
  { id: REFERENCES.id, label: REFERENCES.heading },
] as const satisfies readonly { id: SectionId; label: string }[]

/** The specification's name of a section. */
export function sectionLabel(id: SectionId): string {
  return SECTIONS.find((section) => section.id === id)?.label ?? id
}

/** The anchor of one paragraph or answer. */
export function paragraphId(section: SectionId, index: number): string {
  return `${section}-p${index + 1}`
}
