import { CONTRAINDICATIONS } from '@/generator/material/contraindications'
import type { PageMaterial } from '@/generator/material/page-material'

/**
 * Bleeding and ectopic pregnancy come first, then the other serious effects, the common ones, what to tell the health
 * personnel, and the product itself.
 */
export const RISKS: PageMaterial['risks'] = [
  [
    [
      {
        text: 'El riesgo más urgente es la hemorragia, perder mucha sangre: puede exigir hospital, cirugía o transfusión.',
        facts: ['GRA-01'],
      },
      {
        text: 'También un embarazo ectópico, fuera del útero: si se rompe, pone en riesgo la vida, y se trata en un hospital, a menudo con cirugía.',
        facts: ['GRA-05'],
      },
      { text: 'Sus señales pueden confundirse con las de un aborto.', facts: ['GRA-05'] },
    ],
    [
      {
        text: 'Una infección, sobre todo por restos en el útero, es una emergencia aun sin fiebre.',
        facts: ['GRA-12', 'GRA-04', 'GRA-02'],
      },
      {
        text: 'El útero puede romperse, más en un embarazo avanzado o con una cesárea previa: se puede sangrar mucho, perder el útero o morir.',
        facts: ['GRA-03', 'ADV-02', 'GRA-13'],
      },
      {
        text: 'Si el embarazo sigue, el bebé puede nacer con defectos: pida atención hoy.',
        facts: ['GRA-06', 'ADV-01'],
      },
      { text: 'También hay alergias graves.', facts: ['GRA-07', 'ALA-11'] },
    ],
    [
      {
        text: 'Lo más común es la diarrea o el dolor de vientre; puede haber cólicos, gotas de sangre o escalofríos.',
        facts: ['COMU-01', 'COMU-04', 'COMU-05'],
      },
      {
        text: 'La diarrea suele pasar sola; la muy fuerte puede deshidratar y necesita atención.',
        facts: ['COMU-02', 'GRA-08'],
      },
      {
        text: 'Con un embarazo, o con la duda, pida atención hoy por cualquier sangrado o dolor.',
        facts: ['ALA-10', 'ALA-22'],
      },
    ],
    [{ text: 'Diga al personal de salud si algo de esto es su caso:', facts: ['PRE-06'] }, ...CONTRAINDICATIONS],
    [
      { text: 'Lo que llega por redes, por mensajes o en la calle no tiene garantía: no lo use.', facts: ['PRE-02'] },
      {
        text: 'El medicamento recetado no se comparte, y se guarda lejos de niñas y niños.',
        facts: ['ADV-04', 'ADV-07'],
      },
    ],
  ],
  [
    [
      {
        text: '¿Qué es lo más peligroso? Una hemorragia, que puede necesitar hospital, cirugía o transfusión.',
        facts: ['GRA-01'],
      },
      {
        text: 'También el embarazo ectópico, fuera del útero: si se rompe, la vida corre peligro; se trata en un hospital, a menudo con cirugía.',
        facts: ['GRA-05'],
      },
      { text: 'Sus señales se parecen a las de un aborto.', facts: ['GRA-05'] },
    ],
    [
      {
        text: '¿Qué más puede pasar? Una infección, sobre todo por restos en el útero: es una emergencia, aunque no haya fiebre.',
        facts: ['GRA-04', 'GRA-12', 'GRA-02'],
      },
      {
        text: 'Que el útero se rompa, más en un embarazo avanzado o con una cesárea previa: hay peligro de perder el útero o de morir.',
        facts: ['GRA-03', 'ADV-02', 'GRA-13'],
      },
      {
        text: 'El bebé puede tener defectos: pida atención hoy si el embarazo sigue.',
        facts: ['ADV-01', 'GRA-06'],
      },
      { text: 'Otro riesgo es una alergia grave.', facts: ['GRA-07', 'ALA-11'] },
    ],
    [
      {
        text: '¿Y lo común? Diarrea y dolor de vientre; a veces, escalofríos, cólicos y gotas de sangre.',
        facts: ['COMU-01', 'COMU-04', 'COMU-05'],
      },
      { text: 'La diarrea suele ceder con el tiempo; si es muy fuerte, deshidrata.', facts: ['COMU-02', 'GRA-08'] },
      {
        text: 'Con un embarazo posible, ante cualquier sangrado o dolor pida atención hoy.',
        facts: ['ALA-10', 'ALA-22'],
      },
    ],
    [
      { text: '¿Qué debe saber quien le atiende? Si usted tiene algo de esta lista:', facts: ['PRE-06'] },
      ...CONTRAINDICATIONS,
    ],
    [
      { text: 'Nadie garantiza lo que se ofrece en redes, en mensajes o en la calle: no lo use.', facts: ['PRE-02'] },
      {
        text: 'No pase a otra persona lo que le recetaron, ni lo deje al alcance de niñas y niños.',
        facts: ['ADV-04', 'ADV-07'],
      },
    ],
  ],
  [
    [
      {
        text: 'El primer riesgo es la hemorragia, perder mucha sangre: puede necesitar hospital, cirugía o una transfusión.',
        facts: ['GRA-01'],
      },
      {
        text: 'El segundo es un embarazo ectópico, fuera del útero: si se rompe, amenaza la vida y necesita hospital, a menudo cirugía urgente.',
        facts: ['GRA-05'],
      },
      { text: 'No siempre se distingue de un aborto.', facts: ['GRA-05'] },
    ],
    [
      {
        text: 'El tercero es la infección, una emergencia que viene sobre todo de restos en el útero y no siempre da fiebre.',
        facts: ['GRA-02', 'GRA-12', 'GRA-04'],
      },
      {
        text: 'El cuarto es la rotura del útero, más en un embarazo avanzado o con una cesárea previa: puede costar el útero o la vida.',
        facts: ['GRA-03', 'ADV-02', 'GRA-13'],
      },
      {
        text: 'El bebé puede nacer con defectos: pida atención hoy si el embarazo continúa.',
        facts: ['GRA-06', 'ADV-01'],
      },
      { text: 'El último es una alergia grave.', facts: ['GRA-07', 'ALA-11'] },
    ],
    [
      {
        text: 'Son comunes la diarrea y el dolor de vientre, y puede haber gotas de sangre, cólicos y escalofríos.',
        facts: ['COMU-01', 'COMU-04', 'COMU-05'],
      },
      { text: 'La diarrea suele irse sola; rara vez deshidrata.', facts: ['COMU-02', 'GRA-08'] },
      {
        text: 'Con embarazo o sospecha, por cualquier sangrado o dolor pida atención hoy.',
        facts: ['ALA-10', 'ALA-22'],
      },
    ],
    [{ text: 'Avise al personal de salud si tiene algo de lo siguiente:', facts: ['PRE-06'] }, ...CONTRAINDICATIONS],
    [
      { text: 'No use nada que se ofrezca por redes, por mensajes o en la calle: no hay garantía.', facts: ['PRE-02'] },
      { text: 'Lo recetado es de una sola persona, y se guarda lejos de niñas y niños.', facts: ['ADV-04', 'ADV-07'] },
    ],
  ],
  [
    [
      {
        text: 'Lo primero es la hemorragia, perder mucha sangre: puede llevar a un hospital, a cirugía o a transfusión.',
        facts: ['GRA-01'],
      },
      {
        text: 'Después, un embarazo ectópico, fuera del útero: si se rompe, peligra la vida, y lo trata un hospital, muchas veces con cirugía.',
        facts: ['GRA-05'],
      },
      { text: 'Por sus señales, puede confundirse con un aborto.', facts: ['GRA-05'] },
    ],
    [
      {
        text: 'Luego, la infección, sobre todo por restos en el útero: es una emergencia y puede no dar fiebre.',
        facts: ['GRA-12', 'GRA-04', 'GRA-02'],
      },
      {
        text: 'Luego, la rotura del útero, más en un embarazo avanzado o con una cesárea previa.',
        facts: ['GRA-03', 'ADV-02'],
      },
      { text: 'Puede causar un sangrado grave, la pérdida del útero o la muerte.', facts: ['GRA-13'] },
      {
        text: 'El bebé puede nacer con defectos: si el embarazo sigue, pida atención hoy.',
        facts: ['GRA-06', 'ADV-01'],
      },
      { text: 'También puede darse una alergia grave.', facts: ['GRA-07', 'ALA-11'] },
    ],
    [
      {
        text: 'Son comunes la diarrea y el dolor de vientre, y a veces hay escalofríos, gotas de sangre o cólicos.',
        facts: ['COMU-01', 'COMU-04', 'COMU-05'],
      },
      {
        text: 'La diarrea suele terminar sola; si es intensa, quita agua al cuerpo.',
        facts: ['COMU-02', 'GRA-08'],
      },
      {
        text: 'Con un embarazo, aunque solo se sospeche, cualquier sangrado o dolor se atiende hoy.',
        facts: ['ALA-10', 'ALA-22'],
      },
    ],
    [{ text: 'El personal de salud necesita saber si tiene algo de esto:', facts: ['PRE-06'] }, ...CONTRAINDICATIONS],
    [
      {
        text: 'De lo que circula por la calle, por redes o por mensajes nadie responde: no lo use.',
        facts: ['PRE-02'],
      },
      { text: 'El medicamento no se presta, y se guarda donde niñas y niños no lleguen.', facts: ['ADV-04', 'ADV-07'] },
    ],
  ],
  [
    [
      {
        text: 'Los dos riesgos más graves son la hemorragia, perder mucha sangre, y el embarazo ectópico, fuera del útero.',
        facts: ['GRA-01', 'GRA-05'],
      },
      {
        text: 'Amenazan la vida y se tratan en un hospital; puede hacer falta una cirugía o una transfusión.',
        facts: ['GRA-01', 'GRA-05'],
      },
      { text: 'Un ectópico puede parecer un aborto.', facts: ['GRA-05'] },
    ],
    [
      {
        text: 'También puede infectarse el útero, sobre todo por restos en él; es una emergencia, y no siempre hay fiebre.',
        facts: ['GRA-12', 'GRA-04', 'GRA-02'],
      },
      {
        text: 'El útero puede romperse, más en un embarazo avanzado o con una cesárea previa: se puede sangrar mucho, quedar sin él o morir.',
        facts: ['GRA-03', 'ADV-02', 'GRA-13'],
      },
      {
        text: 'El bebé puede tener defectos: si el embarazo puede seguir, pida atención hoy.',
        facts: ['ADV-01', 'GRA-06'],
      },
      { text: 'Y puede darse una alergia grave.', facts: ['GRA-07', 'ALA-11'] },
    ],
    [
      {
        text: 'Los más comunes son el dolor de vientre y la diarrea, y puede haber cólicos, gotas de sangre y escalofríos.',
        facts: ['COMU-01', 'COMU-04', 'COMU-05'],
      },
      { text: 'La diarrea cede en general; si es intensa, deja al cuerpo sin agua.', facts: ['COMU-02', 'GRA-08'] },
      {
        text: 'Si hay embarazo, o podría haberlo, cualquier sangrado o dolor se atiende hoy.',
        facts: ['ALA-10', 'ALA-22'],
      },
    ],
    [
      { text: 'Lea esta lista y diga al personal de salud lo que sea su caso:', facts: ['PRE-06'] },
      ...CONTRAINDICATIONS,
    ],
    [
      {
        text: 'No use lo que se ofrece por mensajes, por redes o en la calle: no tiene garantía.',
        facts: ['PRE-02'],
      },
      { text: 'No comparta su medicamento, y guárdelo donde no alcancen niñas y niños.', facts: ['ADV-04', 'ADV-07'] },
    ],
  ],
]
