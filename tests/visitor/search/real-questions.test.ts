import { expect, test } from 'vitest'
import type { Block } from '@/content/static-page'
import { plainText } from '@/text'
import { searchPages } from '@/visitor/search/search-pages'
import { RENDERED_PAGES } from '../../content/rendered-pages'

/**
 * What people ask, in their own words and in a neighbour's: each question with the section that the search has to find
 * first, and words of that section's answer. Where no source answers, the section says so and whom to ask.
 */
const QUESTIONS: readonly [asked: readonly string[], section: string, answer: RegExp][] = [
  [
    ['hasta cuando sangro'],
    '/riesgos-y-efectos-secundarios#senales-de-alarma',
    /Si pasa de dos semanas, pida atención hoy/,
  ],
  [['¿Cuánto dura el sangrado?', 'cuantos dias se sangra'], '/cuidados-y-alertas#despues', /unas dos semanas/],
  [['¿Me pueden denunciar?', 'me van a meter presa'], '/marco-legal-ec#denuncia', /no le prometemos/],
  [['¿Si llamo al 911 viene la policía?', 'el 911 manda policias'], '/cuidados-y-alertas#miedo', /No hallamos si va/],
  [
    ['¿Avisan a mis papás?', 'le avisan a mi mama', 'tengo 13'],
    '/marco-legal-ec#menor-de-edad',
    /No lo sabemos: pregunte/,
  ],
  [['tengo 13 años'], '/marco-legal-ec#menor-de-edad', /menos de 14 años: para la ley/],
  [
    ['Pastillas falsas, ¿cómo sé?', 'como se si las pastillas son verdaderas'],
    '/que-es-misoprostol#composicion-y-presentacion',
    /la etiqueta no basta/,
  ],
  [
    ['Prueba positiva después', 'la prueba me sigue saliendo positiva'],
    '/cuidados-y-alertas#despues',
    /Sola no basta: pida pronto que le examinen/,
  ],
  [['Aborto espontáneo', 'estoy perdiendo al bebé'], '/riesgos-y-efectos-secundarios#perdida', /pida atención hoy/],
  [
    ['Me duele mucho, ¿qué tomo?', 'que tomo para los colicos'],
    '/cuidados-y-alertas#despues',
    /pregunte.* cuál le conviene/,
  ],
  [['Estoy sola', 'no tengo con quien ir'], '/cuidados-y-alertas#sola', /diga que está sola/],
  [['No tengo dinero', 'me cobran'], '/cuidados-y-alertas#cuanto-cuesta', /nadie puede exigirle un pago antes/],
  [['No tengo saldo', 'se me acabo el saldo'], '/cuidados-y-alertas#sin-ambulancia', /es gratis por ley; hágala igual/],
  [['no tengo señal', 'aqui no hay señal'], '/cuidados-y-alertas#sin-ambulancia', /Si no sale, pida.*otro teléfono/],
  [['la ambulancia no llega', 'no hay quien me lleve'], '/cuidados-y-alertas#sin-ambulancia', /quien pueda llevarle/],
  [['no tengo termometro'], '/cuidados-y-alertas#sin-ambulancia', /tómelo como fiebre/],
  [
    ['Venezolana sin papeles', 'no tengo documentos'],
    '/marco-legal-ec#extranjera',
    /puede negarse por su nacionalidad/,
  ],
  [['Hablo kichwa', 'quichua'], '/cuidados-y-alertas#mi-caso', /vaya con quien traduzca/],
  [['soy sorda', 'no puedo hablar'], '/cuidados-y-alertas#mi-caso', /pida a alguien que llame por usted/],
  [['Tengo una discapacidad', 'soy discapacitada'], '/cuidados-y-alertas#mi-caso', /le da prioridad/],
  [
    ['Me violaron: ¿qué hago primero?', 'me violaron ayer'],
    '/cuidados-y-alertas#violencia-sexual',
    /^Vaya hoy a emergencias/,
  ],
  [['mi papá me viola y tengo 12 años'], '/cuidados-y-alertas#violencia-sexual', /menos de 14 años/],
  [
    ['mi novio quiere que aborte', 'me obligan a abortar'],
    '/cuidados-y-alertas#violencia-sexual',
    /nadie puede; es delito/,
  ],
  [
    ['¿Hasta cuántas semanas permite la ley?', 'hasta cuantas semanas se puede abortar legal'],
    '/marco-legal-ec#ley-violacion',
    /12 semanas de embarazo/,
  ],
  [
    ['No quiero tenerlo', 'no quiero tener al bebe', 'tengo un atraso'],
    '/cuidados-y-alertas#embarazo-no-esperado',
    /171, opción 2/,
  ],
  [['¿otro embarazo?'], '/cuidados-y-alertas#embarazo-no-esperado', /vuelve a ser la de antes/],
  [['tengo la T de cobre y estoy embarazada'], '/cuidados-y-alertas#embarazo-no-esperado', /También si tiene un DIU/],
  [
    ['¿Me harán un legrado?', 'me van a hacer un raspado'],
    '/cuidados-y-alertas#en-el-hospital',
    /legrado o aspiración/,
  ],
  [
    ['¿Cuándo baja la regla?', 'cuando me viene la menstruacion'],
    '/cuidados-y-alertas#seguimiento',
    /cuatro semanas después de un aborto, consulte/,
  ],
  [['¿relaciones?', 'relaciones sexuales despues'], '/cuidados-y-alertas#despues', /cuando usted quiera/],
  [['¿bañarme?', 'me puedo bañar'], '/cuidados-y-alertas#despues', /Puede bañarse/],
  [
    ['puedo volver a quedar embarazada', 'puedo tener hijos'],
    '/cuidados-y-alertas#despues',
    /vuelve a ser la de antes/,
  ],
  [['Me siento culpable', 'estoy triste'], '/cuidados-y-alertas#despues', /alivio, tristeza o las dos cosas/],
  [['quiero morirme', 'me quiero matar'], '/cuidados-y-alertas#pensar-en-morir', /llame ya al 911.*171, opción 6/],
  [
    ['tomé muchas pastillas', 'me tome un frasco de pastillas', 'tome cloro', 'me meti un alambre'],
    '/cuidados-y-alertas#tomo-mucho',
    /Llame ya al 911/,
  ],
  [
    ['¿Queda en mi historia clínica?', 'quien ve mi historia clinica'],
    '/cuidados-y-alertas#en-el-hospital',
    /es confidencial/,
  ],
  [['¿Quién es usted?', 'quienes son ustedes'], '/sobre-nosotros#quien-opera', /pendiente de declarar/],
  [['¿quién responde el chat?', 'quien atiende el chat'], '/recursos-oficiales#chat', /pendiente de declarar/],
  [
    ['Me hice un aborto y tengo fiebre', 'me hicieron un aborto y estoy con calentura'],
    '/riesgos-y-efectos-secundarios#senales-de-alarma',
    /con 38 °C o más, aunque baje pronto, pida atención hoy/,
  ],
]

const sectionText = (address: string): string => {
  const [path, id] = address.split('#')
  const section = RENDERED_PAGES.find((it) => it.path === path)?.page.sections.find((it) => it.id === id)
  return (section?.blocks ?? []).flatMap(sentencesIn).join(' ')
}

function sentencesIn(block: Block): string[] {
  if (block.kind === 'paragraph') return [plainText(block.content)]
  return block.kind === 'list' ? block.items.map(plainText) : []
}

test.each(QUESTIONS.flatMap(([asked, section, answer]) => asked.map((query) => [query, section, answer] as const)))(
  'what people ask is answered where the search leads: «%s»',
  (query, section, answer) => {
    const [found] = searchPages(query)
    expect(`${found?.page.path}#${found?.sections[0]?.id}`).toBe(section)
    expect(sectionText(section)).toMatch(answer)
  },
)
