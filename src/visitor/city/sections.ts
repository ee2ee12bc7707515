import type { SectionId } from '@/generator/generated-content'
import { REFERENCES } from '@/visitor/article/References'

/** The anchor and the heading of the section of questions; the specification gives both. */
export const QUESTIONS = { id: 'preguntas-frecuentes', heading: 'Preguntas frecuentes' } as const

/** The six sections of a city page, in reading order; the id is the section's anchor. */
export const SECTIONS = [
  { id: 'introduccion', heading: 'Introducción' },
  { id: 'usos-medicos', heading: 'Usos médicos aprobados' },
  { id: 'riesgos', heading: 'Riesgos y efectos secundarios' },
  { id: 'recursos-locales', heading: 'Recursos médicos locales' },
  QUESTIONS,
  REFERENCES,
] as const satisfies readonly { id: SectionId; heading: string }[]

/** The anchor of one paragraph or answer. */
export function paragraphId(section: SectionId, index: number): string {
  return `${section}-p${index + 1}`
}
