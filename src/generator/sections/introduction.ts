import type { BodySection } from '@/generator/generated-content'
import { type SectionWriter, writeOut } from './prose'

/** «Introducción», from the template that falls to this page. */
export const introduction: SectionWriter<BodySection> = ({ material, variant, names, pageType }) => ({
  id: 'introduccion',
  heading: 'Introducción',
  paragraphs: writeOut(
    material.introductions[variant.introduction],
    names,
    `${pageType}/introduction/${variant.introduction}`,
  ),
})
