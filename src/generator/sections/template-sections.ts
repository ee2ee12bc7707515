import type { BodySection, Paragraph } from '@/generator/generated-content'
import { type PageSource, writeOut } from './prose'

/** Writes the three sections that have templates, each from the template that `variant` chooses for this page. */
export function templateSections({ material, variant, names, pageType }: PageSource): BodySection[] {
  const { introduction, medicalUses, risks } = variant
  const write = (template: readonly Paragraph[], entry: string) => writeOut(template, names, `${pageType}/${entry}`)
  return [
    {
      id: 'introduccion',
      heading: 'Introducción',
      paragraphs: write(material.introductions[introduction], `introduction/${introduction}`),
    },
    {
      id: 'usos-medicos',
      heading: 'Usos médicos aprobados',
      paragraphs: write(material.medicalUses[medicalUses], `medical-uses/${medicalUses}`),
    },
    {
      id: 'riesgos',
      heading: 'Riesgos y efectos secundarios',
      paragraphs: write(material.risks[risks], `risks/${risks}`),
    },
  ]
}
