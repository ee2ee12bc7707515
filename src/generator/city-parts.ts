import { PAGE_TYPE_NAMES, PAGE_TYPES, type PageType, type QuestionTopic } from './generated-content'
import { ALARM_SIGNS, BELOW_THE_SIGNS, CARE_LEVELS } from './material/alarm-signs'
import { CYTOTEC } from './material/cytotec'
import { LOCAL } from './material/local'
import type { LocalWordings } from './material/local-material'
import { MISOPROSTOL } from './material/misoprostol'
import { NOTICES } from './material/notices'
import type { PageMaterial } from './material/page-material'
import { QUESTION_SETS } from './material/questions/question-sets'
import { SHORT_ANSWERS } from './material/short-answers'
import { CARE_NOTES } from './material/town-notes'
import { type PageId, type PageParts, type Part, type PartVariant, partOf } from './parts'

const CITY = { group: 'ciudad', groupTitle: 'Páginas de ciudades' }
const CITY_PAGES = PAGE_TYPES.map((type): PageId => `ciudad/${type}`)
const MATERIAL: Record<PageType, PageMaterial> = { cytotec: CYTOTEC, misoprostol: MISOPROSTOL }

/** Returns every part of the site: the city pages' first, then those of each static page. */
export function collectParts(pages: readonly PageParts[]): Part[] {
  const inOrder = pages.toSorted((one, other) => one.order - other.order)
  return [...cityParts(inOrder.filter(({ showsSigns }) => showsSigns)), ...inOrder.flatMap(({ parts }) => parts)]
}

/**
 * The parts of the city pages, from the generator's material, in the order of a page, and the list of alarm signs, which
 * the static pages `withSigns` show as well.
 */
function cityParts(withSigns: readonly PageParts[]): Part[] {
  return [
    partOf({
      key: 'comun/senales-de-alarma',
      title: 'Señales de alarma',
      group: 'comun',
      groupTitle: 'En varias páginas',
      pages: [...withSigns.map(({ path }) => path), ...CITY_PAGES],
      reviewEveryDays: Math.min(...withSigns.map(({ reviewEveryDays }) => reviewEveryDays)),
      variants: SIGNS,
    }),
    partOf({
      key: 'comun/otros-avisos',
      title: 'Avisos de «Cerca de mí», del chat, de la hoja para la pared y sin internet',
      group: 'comun',
      groupTitle: 'En varias páginas',
      // They say nothing of their review.
      pages: [],
      variants: [
        { heading: 'Avisos', sentences: NOTICES.others.map((notice) => ({ ...notice, isItem: true as const })) },
      ],
    }),
    partOf({
      key: 'ciudad/respuestas',
      title: 'Respuestas cortas',
      ...CITY,
      pages: CITY_PAGES,
      variants: [{ heading: 'Frases según la ciudad', sentences: [...Object.values(SHORT_ANSWERS), ...CARE_NOTES] }],
    }),
    ...sections('introduccion', 'Introducción', ({ introductions }) => introductions),
    ...sections('usos-medicos', 'Usos médicos aprobados', ({ medicalUses }) => medicalUses),
    ...sections('riesgos', 'Riesgos y efectos secundarios', ({ risks }) => risks),
    partOf({
      key: 'ciudad/recursos-locales',
      title: 'Recursos médicos locales',
      ...CITY,
      pages: CITY_PAGES,
      variants: [
        { heading: 'Frases según la ciudad', sentences: localSentences() },
        { heading: 'Avisos de la página', sentences: NOTICES.city },
      ],
    }),
    ...questionParts(),
  ]
}

const SIGNS: PartVariant[] = [
  ...(['emergency', 'today', 'routine'] as const).map((level) => ({
    heading: CARE_LEVELS[level],
    sentences: ALARM_SIGNS[level].map((sign) => ({ ...sign, isItem: true as const })),
  })),
  { heading: 'Debajo de las señales', sentences: BELOW_THE_SIGNS },
  { heading: 'En los avisos', sentences: NOTICES.signs },
]

function sections(id: string, title: string, templates: (from: PageMaterial) => PageMaterial['risks']): Part[] {
  return PAGE_TYPES.map((type) =>
    partOf({
      key: `ciudad/${id}/${type}`,
      title: `${title}: ${PAGE_TYPE_NAMES[type]}`,
      ...CITY,
      pages: [`ciudad/${type}`],
      variants: templates(MATERIAL[type]).map((paragraphs, index, all) => ({
        heading: `Variante ${index + 1} de ${all.length}`,
        sentences: paragraphs.flatMap((paragraph) =>
          paragraph.map((sentence, at) => (at === 0 ? { ...sentence, opensParagraph: true as const } : sentence)),
        ),
      })),
    }),
  )
}

function localSentences(): PartVariant['sentences'] {
  return Object.values<LocalWordings>(LOCAL).flatMap(({ texts, facts }) =>
    texts.map((text) => ({ text, facts, isItem: true as const })),
  )
}

/** Both pages share their questions. */
function questionParts(): Part[] {
  return Object.entries(TOPICS).map(([about, slug]) => {
    const variants = QUESTION_SETS.flatMap((set) =>
      set
        .filter((question) => question.about === about)
        .map(({ question, answer }): PartVariant => ({ heading: question, sentences: answer })),
    )
    return partOf({
      key: `ciudad/pregunta/${slug}`,
      title: variants[0]?.heading ?? slug,
      ...CITY,
      pages: PAGE_TYPES.map((type): PageId => `ciudad/${type}`),
      variants,
    })
  })
}

/** What each question is called in the key of its part. */
const TOPICS = {
  call: 'llamada',
  refusal: 'negar-la-atencion',
  report: 'denuncia',
  hospital: 'hospital',
  telling: 'que-contar',
  minor: 'menor-de-edad',
  rape: 'violacion',
  continuing: 'embarazo-que-sigue',
  law: 'ley',
  help: 'ayuda',
  directions: 'pautas',
} as const satisfies Record<QuestionTopic, string>
