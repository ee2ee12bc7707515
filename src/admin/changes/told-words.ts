import { valueText } from '@/admin/facilities/facility-words'
import type { FieldWords } from '@/admin/history/changed-fields'
import type { ToldPage, ToldFacility, ToldSection } from '@/generator/told-page'

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
    ...inCanton.map(({ name, kind }) => `${name} · ${valueText('kind', { kind })} · en el cantón`),
    ...near.map(({ facility, km, isOverWater }) =>
      [placeText(facility), km === null ? '' : `a ${km} km`, isOverWater ? 'por mar o por aire' : '']
        .filter(Boolean)
        .join(' · '),
    ),
  ].join('\n')
}

function placeText(place: ToldFacility): string {
  return [
    place.name,
    valueText('kind', place),
    valueText('level', place),
    valueText('specialty', place),
    place.maternity && 'maternidad',
    place.network,
    place.address,
    place.addressYear && `dirección de ${place.addressYear}`,
    place.latitude !== null && `${place.latitude}, ${place.longitude}`,
    place.open24h && 'atiende las 24 horas',
    valueText('status', place),
    valueText('confidence', place),
    valueText('sources', place),
    place.checkedOn && `revisado el ${place.checkedOn}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
