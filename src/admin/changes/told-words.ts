import { valueText } from '@/admin/facilities/facility-words'
import type { FieldWords } from '@/admin/history/entry/changed-fields'
import type { ToldFacility, ToldPage, ToldSection } from '@/generator/told-page'
import { OVER_WATER } from '@/visitor/care/facility-words'

/** The desk's labels for the sections of a page: the names that the page itself uses. */
export const SECTION_LABELS: Record<ToldSection, string> = {
  heading: 'Encabezado',
  answers: 'Señales de alarma y respuestas breves',
  introduction: 'Introducción',
  medicalUses: 'Usos médicos',
  risks: 'Riesgos',
  localResources: 'Recursos locales',
  questions: 'Preguntas frecuentes',
}

/** The fields of a page, in the order in which two versions of it are compared. */
export const TOLD_WORDS: FieldWords<ToldPage> = [
  ['Título', ({ title }) => title],
  ['Descripción', ({ metaDescription }) => metaDescription],
  section('heading'),
  section('answers'),
  section('introduction'),
  section('medicalUses'),
  section('risks'),
  section('localResources'),
  ['Lugares de atención', facilitiesText],
  section('questions'),
  ['Datos de la ciudad', ({ cityFacts }) => cityFacts],
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

/** Returns one line per facility, in the page's order. */
function facilitiesText({ inTown, inCanton, near }: ToldPage): string {
  return [
    ...inTown.map(facilityText),
    ...inCanton.map((facility) =>
      joined(
        ...kindParts(facility),
        facility.network,
        facility.displayName && `se muestra como ${facility.displayName}`,
        emergencyText(facility),
        facility.hours,
        facility.isToConfirm && 'por confirmar',
        'en el cantón',
        facility.isOverWater && OVER_WATER,
      ),
    ),
    ...near.map(({ facility, where, km, isOverWater }) =>
      joined(facilityText(facility), where, km !== null && `a ${km} km`, isOverWater && OVER_WATER),
    ),
  ].join('\n')
}

function facilityText(facility: ToldFacility): string {
  return joined(
    ...kindParts(facility),
    facility.network,
    facility.address,
    facility.addressYear && `dirección de ${facility.addressYear}`,
    facility.latitude !== null && `${facility.latitude}, ${facility.longitude}`,
    facility.displayName && `se muestra como ${facility.displayName}`,
    emergencyText(facility),
    facility.hours,
    valueText('status', facility),
    valueText('confidence', facility),
    valueText('sources', facility),
    facility.checkedOn && `revisado el ${valueText('checkedOn', facility)}`,
  )
}

function emergencyText(facility: ToldFacility | ToldPage['inCanton'][number]): string {
  const said = valueText('attendsEmergencies', facility)
  return said && `emergencias: ${said.toLowerCase()}`
}

/** The name of a facility, and the words for what it is. */
function kindParts(facility: ToldFacility | ToldPage['inCanton'][number]) {
  return [
    facility.name,
    valueText('kind', facility),
    valueText('level', facility),
    valueText('specialty', facility),
    facility.maternity && 'maternidad',
  ]
}

function joined(...parts: (string | false | null)[]): string {
  return parts.filter(Boolean).join(' · ')
}
