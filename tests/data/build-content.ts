import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import type { GeneratedContent } from '@/generator/generated-content'

/** Builds the content of a city's misoprostol page, with only the fields that its record needs. */
export function buildContent(city: City, fields: Partial<GeneratedContent> = {}): GeneratedContent {
  const name = displayName(city)
  return {
    city,
    pageType: 'misoprostol',
    title: `Misoprostol en ${name}: información médica`,
    metaDescription: `${`Misoprostol en ${name}: `.padEnd(130, 'usos médicos, riesgos y atención, ')}etc.`,
    h1: `Misoprostol en ${name}`,
    warning: [],
    answers: [],
    introduction: '',
    medicalUses: '',
    risksAndSideEffects: '',
    localResources: { hospitals: [], emergencyContacts: [], googleMapsUrl: '' },
    frequentQuestions: [],
    references: [],
    internalLinks: [{ text: 'Todas las ciudades', url: '/ec', type: 'general' }],
    breadcrumbs: [{ label: name, url: `/ec/${citySlug(city)}` }],
    geoSchema: { author: { name: '', url: '' }, reviewedBy: { name: '', jobTitle: '' } },
    body: [],
    questions: [],
    referenceKeys: [],
    wordCount: 1234,
    seoScore: 95,
    uniqueContent: `Esta página trata de ${name}.`,
    datePublished: '2026-11-20T00:00:00.000Z',
    dateModified: '2026-11-20T00:00:00.000Z',
    ...fields,
  }
}
