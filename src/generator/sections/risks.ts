import type { BodySection } from '@/generator/generated-content'
import { type SectionWriter, writeOut } from './prose'

/** «Riesgos y efectos secundarios», from the template that falls to this page. */
export const risks: SectionWriter<BodySection> = ({ material, variant, names, pageType }) => ({
  id: 'riesgos',
  heading: 'Riesgos y efectos secundarios',
  paragraphs: writeOut(material.risks[variant.risks], names, `${pageType}/risks/${variant.risks}`),
})
