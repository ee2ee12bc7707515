import type { BodySection } from '@/generator/generated-content'
import { shownParagraphs } from './excerpt'
import { type SectionWriter, writeOut } from './prose'

/** «Introducción», from the template that falls to this page. */
export const introduction: SectionWriter<BodySection> = ({ material, variant, choices, names, pageType }) => ({
  id: 'introduccion',
  heading: 'Introducción',
  paragraphs: writeOut(
    shownParagraphs(material.introductions[variant.introduction], choices.introduction),
    names,
    `${pageType}/introduction/${variant.introduction}`,
  ),
})
