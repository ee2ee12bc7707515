import {
  CONFIDENCE_LABELS,
  KIND_LABELS,
  LEVEL_LABELS,
  SPECIALTY_LABELS,
  STATUS_LABELS,
} from '@/admin/facilities/facility-words'
import type { FieldWords } from '@/admin/history/changed-fields'
import type { ToldFacility, ToldPage, ToldSection } from '@/generator/told-page'

/** How the desk calls the parts of a page's prose: as the page itself does. */
export const SECTION_LABELS: Record<ToldSection, string> = {
  heading: 'Encabezado',
  answers: 'Señales de alarma y respuestas breves',
  introduction: 'Introducción',
  medicalUses: 'Usos médicos',
  risks: 'Riesgos',
  localResources: 'Recursos locales',
  questions: 'Preguntas frecuentes',
}

/** A page section by section, as two states of it are laid over each other. */
export const TOLD_WORDS: FieldWords<ToldPage> = [
  ['Título', ({ title }) => title],
  ['Descripción', ({ metaDescription }) => metaDescription],
  section('heading'),
  section('answers'),
  section('introduction'),
  section('medicalUses'),
  section('risks'),
  section('localResources'),
  ['Lugares de atención', placesText],
  section('questions'),
  ['Números de emergencia', ({ contacts }) => contacts.map(([name, phone]) => `${name}: ${phone}`).join('\n')],
  [
    'Referencias',
    ({ references }) =>
      references.map(({ title, organization, year }) => `${title}. ${organization}, ${year}`).join('\n'),
  ],
  ['Enlaces internos', ({ links }) => links.map(({ text }) => text).join('\n')],
  ['Ruta de la página', ({ trail }) => trail.join(' › ')],
  ['Mapa', ({ mapUrl }) => mapUrl],
  ['Autor y revisión', ({ author }) => author.join('; ')],
]

function section(name: ToldSection): readonly [label: string, text: (page: ToldPage) => string] {
  return [SECTION_LABELS[name], ({ sections }) => sections[name]]
}

/** One line a place, in the page's order. */
function placesText({ inTown, inCanton, near }: ToldPage): string {
  return [
    ...inTown.map(placeText),
    ...inCanton.map(({ name, kind }) => `${name} · ${labelOf(KIND_LABELS, kind)} · en el cantón`),
    ...near.map(({ facility, km, isOverWater }) =>
      [placeText(facility), km === null ? '' : `a ${km} km`, isOverWater ? 'por mar o por aire' : '']
        .filter(Boolean)
        .join(' · '),
    ),
  ].join('\n')
}

function placeText(place: ToldFacility): string {
  const { name, kind, specialty, maternity, network, level, address, open24h, confidence, status, sources, checkedOn } =
    place
  return [
    name,
    labelOf(KIND_LABELS, kind),
    level && labelOf(LEVEL_LABELS, level),
    specialty && labelOf(SPECIALTY_LABELS, specialty),
    maternity && 'maternidad',
    network,
    address,
    place.addressYear && `dirección de ${place.addressYear}`,
    place.latitude !== null && `${place.latitude}, ${place.longitude}`,
    open24h && 'atiende las 24 horas',
    labelOf(STATUS_LABELS, status),
    labelOf(CONFIDENCE_LABELS, confidence),
    sources.join(', '),
    checkedOn && `revisado el ${checkedOn}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A word of those days that is none of today's stands as it was. */
function labelOf(labels: Readonly<Record<string, string>>, word: string): string {
  return labels[word] ?? word
}
