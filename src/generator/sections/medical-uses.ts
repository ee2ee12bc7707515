import type { BodySection } from '@/generator/generated-content'
import { shownParagraphs } from './excerpt'
import { type SectionWriter, writeOut } from './prose'

/** «Usos médicos aprobados», from the template that falls to this page. */
export const medicalUses: SectionWriter<BodySection> = ({ material, variant, choices, names, pageType }) => ({
  id: 'usos-medicos',
  heading: 'Usos médicos aprobados',
  paragraphs: writeOut(
    shownParagraphs(material.medicalUses[variant.medicalUses], choices.medicalUses),
    names,
    `${pageType}/medical-uses/${variant.medicalUses}`,
  ),
})
