import type { ToldFacility, ToldPage, ToldSection } from '@/generator/told-page'
import { SECTION_LABELS } from './told-words'

/**
 * Returns the causes for which the text of a page changed, each once and in an editor's words: a facility that changed,
 * another name, another template. What merely follows from a listed cause is left out (the description, for example,
 * names facilities too).
 */
export function causesOf(before: ToldPage, after: ToldPage): string[] {
  const cityCauses = [
    ...(before.city === after.city ? [] : [`cambió el nombre de la ciudad: «${before.city}» → «${after.city}»`]),
    ...(before.province === after.province ? [] : [`cambió la provincia: ${before.province} → ${after.province}`]),
    ...factCauses(before, after),
    ...townCauses(before, after),
  ]
  const facilities = facilityCauses(before, after)
  const templates = templateCauses(before, after)
  const found = [...cityCauses, ...facilities, ...templates]
  const rest = [...linkCauses(before, after), ...restCauses(before, after, found.length > 0)]
  const all = [...found, ...rest]
  return all.length > 0 || isSame(before, after) ? all : ['cambió el texto']
}

/** The cause in the figures of the city, which also choose its templates; a new province brings its region along. */
function factCauses(before: ToldPage, after: ToldPage): string[] {
  const [was, is] = [before.cityFacts, after.cityFacts]
  if (was === '' || is === '' || was === is || before.province !== after.province) return []
  return [`cambiaron los datos de la ciudad: ${was} → ${is}`]
}

/** Causes in the names of the towns to which the page sends its reader, its own town left out. */
function townCauses(before: ToldPage, after: ToldPage): string[] {
  const was = new Map(before.near.map(({ citySlug, where }) => [citySlug, where]))
  const causes = after.near.flatMap(({ citySlug, where: now }) => {
    const old = was.get(citySlug)
    // Of a text that was kept without the names of towns, nobody knows what it said.
    if (!old || !now || old === now || old.startsWith(`${before.city},`)) return []
    return [`cambió el nombre de otra ciudad: «${old}» → «${now}»`]
  })
  return [...new Set(causes)]
}

const TEMPLATES = ['introduction', 'medicalUses', 'risks', 'questions'] as const

/**
 * Causes in the sections written from reviewed templates: the template was corrected, or the page now uses another one.
 */
function templateCauses(before: ToldPage, after: ToldPage): string[] {
  return TEMPLATES.flatMap((section) => {
    const [was, is] = [before.variants[section] + 1, after.variants[section] + 1]
    const label = SECTION_LABELS[section]
    if (was !== is) return [`${label} se escribe con otro texto: variante ${was} → ${is}`]
    return isSameBut(section, before, after) ? [] : [`cambió el texto de ${label}, variante ${is}`]
  })
}

/** Whether a section is the same in both texts apart from the names of the city and its province. */
function isSameBut(section: ToldSection, before: ToldPage, after: ToldPage): boolean {
  return masked(section, before) === masked(section, after)
}

function masked(section: ToldSection, { sections, city, province }: ToldPage): string {
  return [city, province].reduce(
    (text, name, index) => (name ? text.replaceAll(name, `\u0000${index}`) : text),
    sections[section],
  )
}

type Named = { name: string; facts: readonly string[]; point: string }

function facilityCauses(before: ToldPage, after: ToldPage): string[] {
  const [was, is] = [facilitiesOf(before), facilitiesOf(after)]
  const gone = [...was.values()].filter(({ name }) => !is.has(name))
  const come = [...is.values()].filter(({ name }) => !was.has(name))
  // A new facility whose `point` equals that of one that is gone is the same facility under another name.
  const renamed = gone.flatMap((old) => {
    const now = come.filter(({ point }) => point !== '' && point === old.point)
    return now.length === 1 && now[0] ? [{ old, now: now[0] }] : []
  })
  const isRenamed = (facility: Named) => renamed.some(({ old, now }) => old === facility || now === facility)
  return [
    ...renamed.map(({ old, now }) => `cambió ${theName(old.name)}: ahora es «${now.name}»`),
    ...gone.filter((facility) => !isRenamed(facility)).map(({ name }) => `ya no se nombra ${theName(name)}`),
    ...[...is.values()].filter((now) => isOther(was.get(now.name), now)).map(({ name }) => `cambió ${theName(name)}`),
    ...come.filter((facility) => !isRenamed(facility)).map(({ name }) => `ahora se nombra ${theName(name)}`),
  ]
}

/**
 * Whether the facility itself changed: each text states a fact about it that the other lacks. If only one text has
 * additional facts, the facility merely appears in one more list, or another facility has the same name.
 */
function isOther(was: Named | undefined, now: Named): boolean {
  if (!was) return false
  const saysMore = (one: Named, other: Named) => one.facts.some((fact) => !other.facts.includes(fact))
  return saysMore(was, now) && saysMore(now, was)
}

/**
 * Returns the page's facilities by name, each with the facts about the facility itself. Its lists and distances are not
 * among them: when another facility closes, this one may appear in more lists or at another distance without having
 * changed.
 */
function facilitiesOf({ inTown, inCanton, near }: ToldPage): Map<string, Named> {
  const found = new Map<string, Named>()
  const add = (name: string, facts: readonly string[], point: string) => {
    const known = found.get(name)
    found.set(name, { name, facts: [...(known?.facts ?? []), ...facts], point: known?.point || point })
  }
  for (const facility of inCanton) add(facility.name, [facility.kind, JSON.stringify(facility)], '')
  for (const facility of [...inTown, ...near.map(({ facility }) => facility)])
    add(facility.name, [facility.kind, JSON.stringify(facility)], pointOf(facility))
  return found
}

/**
 * Returns what a facility keeps when its name is corrected: its kind and point or, where no point is known, all its
 * other fields except `checkedOn`.
 */
function pointOf({ name: _, checkedOn: __, ...facility }: ToldFacility): string {
  const { kind, latitude, longitude } = facility
  return latitude === null ? JSON.stringify(facility) : `${kind} ${latitude} ${longitude}`
}

/** «el Hospital Básico de Playas», «la Maternidad …»; any other name is put in quotes. */
function theName(name: string): string {
  if (/^(Hospital|Centro|Puesto|Subcentro|Instituto|Dispensario)\b/.test(name)) return `el ${name}`
  return /^(Maternidad|Unidad|Clínica)\b/.test(name) ? `la ${name}` : `«${name}»`
}

function linkCauses(before: ToldPage, after: ToldPage): string[] {
  const [was, is] = [textsOf(before.links), textsOf(after.links)]
  const renamed = before.city !== after.city || before.province !== after.province
  if (renamed || was.join('|') === is.join('|')) return []
  const [gone, come] = [was.filter((text) => !is.includes(text)), is.filter((text) => !was.includes(text))]
  const quoted = [...gone.slice(0, 1), ...come.slice(0, 1)].map((text) => `«${text}»`).join(' → ')
  return [`cambiaron los enlaces a otras páginas${quoted ? `: ${quoted}` : ''}`]
}

function textsOf(links: ToldPage['links']): string[] {
  return links.map(({ text }) => text)
}

/**
 * Returns the other differences. When a changed facility, name or template was found (`isExplained`), those that it
 * explains are left out.
 */
function restCauses(before: ToldPage, after: ToldPage, isExplained: boolean): string[] {
  const differs = (part: (page: ToldPage) => unknown) => JSON.stringify(part(before)) !== JSON.stringify(part(after))
  const all: readonly (readonly [isSo: boolean, cause: string])[] = [
    [!isExplained && differs(({ references }) => references), 'cambiaron las referencias'],
    [differs(({ contacts }) => contacts), 'cambiaron los números de emergencia'],
    [differs(({ author }) => author), 'cambió la línea de autor y revisión'],
    [!isExplained && differs(({ title }) => title), 'cambió el título'],
    [!isExplained && differs(({ metaDescription }) => metaDescription), 'cambió la descripción'],
    [!isExplained && !isSameBut('heading', before, after), 'cambió el encabezado'],
    [!isExplained && !isSameBut('answers', before, after), `cambió el texto de ${SECTION_LABELS.answers}`],
    [
      !isExplained && !isSameBut('localResources', before, after),
      `cambió el texto de ${SECTION_LABELS.localResources}`,
    ],
    [
      !isExplained && differs(({ inTown, inCanton, near }) => [inTown, inCanton, near]),
      'cambió el orden o la distancia de los lugares de atención',
    ],
  ]
  return all.flatMap(([isSo, cause]) => (isSo ? [cause] : []))
}

function isSame(before: ToldPage, after: ToldPage): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}
