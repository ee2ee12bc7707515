import type { BodySection } from '@/generator/generated-content'
import { type SectionWriter, writeOut } from './prose'

/** «Usos médicos aprobados», from the template that falls to this page. */
export const medicalUses: SectionWriter<BodySection> = ({ material, variant, names, pageType }) => ({
  id: 'usos-medicos',
  heading: 'Usos médicos aprobados',
  paragraphs: writeOut(
    material.medicalUses[variant.medicalUses],
    names,
    `${pageType}/medical-uses/${variant.medicalUses}`,
  ),
})
