import type { BodySection, Paragraph } from '@/generator/generated-content'
import { type PageSource, writeOut } from './prose'

/** The three sections that are written from templates, each from the one that falls to this page. */
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
