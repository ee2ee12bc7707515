import type { BodySection } from '@/generator/generated-content'
import { shownParagraphs } from './excerpt'
import { type SectionWriter, writeOut } from './prose'

/** «Riesgos y efectos secundarios», from the template that falls to this page. */
export const risks: SectionWriter<BodySection> = ({ material, variant, choices, names, pageType }) => ({
  id: 'riesgos',
  heading: 'Riesgos y efectos secundarios',
  paragraphs: writeOut(
    shownParagraphs(material.risks[variant.risks], choices.risks),
    names,
    `${pageType}/risks/${variant.risks}`,
  ),
})
