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
        text: 'Lo más grave es la hemorragia, perder mucha sangre: puede exigir hospital, cirugía o transfusión.',
        facts: ['GRA-01'],
      },
      {
        text: 'También un embarazo ectópico, fuera del útero: si se rompe, amenaza la vida y se trata en un hospital, muchas veces con cirugía.',
        facts: ['GRA-05'],
      },
      { text: 'Puede confundirse con un aborto.', facts: ['GRA-05'] },
    ],
    [
      {
        text: 'Los restos en el útero pueden causar una infección, que es una emergencia aunque no dé fiebre.',
        facts: ['GRA-12', 'GRA-04', 'GRA-02'],
      },
      {
        text: 'El útero puede romperse, sobre todo en un embarazo avanzado o con una cesárea previa: se puede sangrar mucho, perder el útero o morir.',
        facts: ['GRA-03', 'ADV-02', 'GRA-13'],
      },
      {
        text: 'Si el embarazo sigue, el bebé puede tener defectos: pida atención hoy.',
        facts: ['GRA-06', 'ADV-01'],
      },
      { text: 'Y hay alergias graves.', facts: ['GRA-07', 'ALA-11'] },
    ],
    [
      {
        text: 'Son más comunes la diarrea y el dolor de vientre; puede haber cólicos, gotas de sangre y escalofríos.',
        facts: ['COMU-01', 'COMU-04', 'COMU-05'],
      },
      {
        text: 'La diarrea suele pasar sola; si es muy fuerte, deshidrata y necesita atención.',
        facts: ['COMU-02', 'GRA-08'],
      },
      { text: 'Con embarazo o duda, cualquier sangrado o dolor: pida atención hoy.', facts: ['ALA-10', 'ALA-22'] },
    ],
    [{ text: 'Avise al personal de salud si tiene algo de esto:', facts: ['PRE-06'] }, ...CONTRAINDICATIONS],
    [
      { text: 'No use lo que se ofrece en redes, por mensajes o en la calle: no tiene garantía.', facts: ['PRE-02'] },
      { text: 'Lo que le recetaron es solo suyo: guárdelo lejos de niñas y niños.', facts: ['ADV-04', 'ADV-07'] },
    ],
  ],
  [
    [
      {
        text: 'Primero está la hemorragia, perder mucha sangre: puede necesitar hospital, cirugía o transfusión.',
        facts: ['GRA-01'],
      },
      {
        text: 'Después, el embarazo ectópico, fuera del útero: si se rompe, la vida corre peligro, y lo trata un hospital, a menudo con cirugía.',
        facts: ['GRA-05'],
      },
      { text: 'Sus señales se confunden a veces con las de un aborto.', facts: ['GRA-05'] },
    ],
    [
      {
        text: 'Si quedan restos en el útero puede haber infección: es una emergencia, aun sin fiebre.',
        facts: ['GRA-12', 'GRA-04', 'GRA-02'],
      },
      {
        text: 'El útero puede romperse, más en un embarazo avanzado o con una cesárea previa: hay peligro de perder el útero o de morir.',
        facts: ['GRA-03', 'ADV-02', 'GRA-13'],
      },
      {
        text: 'El bebé puede tener defectos si el embarazo continúa: pida atención hoy.',
        facts: ['GRA-06', 'ADV-01'],
      },
      { text: 'Puede haber una alergia grave.', facts: ['GRA-07', 'ALA-11'] },
    ],
    [
      {
        text: 'Lo más común es la diarrea y el dolor de vientre; también hay cólicos, gotas de sangre y escalofríos.',
        facts: ['COMU-01', 'COMU-04', 'COMU-05'],
      },
      { text: 'La diarrea tiende a irse; en raros casos deshidrata.', facts: ['COMU-02', 'GRA-08'] },
      {
        text: 'Si hay embarazo, o la duda, pida atención hoy por cualquier sangrado o dolor.',
        facts: ['ALA-10', 'ALA-22'],
      },
    ],
    [{ text: 'Cuente al personal de salud si tiene algo de esto:', facts: ['PRE-06'] }, ...CONTRAINDICATIONS],
    [
      { text: 'Lo que se ofrece en la calle, en redes o en mensajes no tiene garantía: no lo use.', facts: ['PRE-02'] },
      { text: 'No comparta su medicamento, y guárdelo lejos de niñas y niños.', facts: ['ADV-04', 'ADV-07'] },
    ],
  ],
  [
    [
      {
        text: '¿Qué es lo más peligroso? La hemorragia: sangrar tanto que haga falta hospital, cirugía o transfusión.',
        facts: ['GRA-01'],
      },
      {
        text: 'Y un embarazo ectópico, fuera del útero: si se rompe, peligra la vida; se trata en un hospital, muchas veces con cirugía.',
        facts: ['GRA-05'],
      },
      { text: 'Puede parecer un aborto.', facts: ['GRA-05'] },
    ],
    [
      {
        text: '¿Qué otros daños hay? Una infección, sobre todo por restos en el útero: es una emergencia, aun sin fiebre.',
        facts: ['GRA-02', 'GRA-12', 'GRA-04'],
      },
      {
        text: 'Una rotura del útero, más en un embarazo avanzado o con una cesárea previa: puede costar el útero o la vida.',
        facts: ['GRA-03', 'ADV-02', 'GRA-13'],
      },
      { text: 'Defectos en el bebé, si el embarazo sigue: pida atención hoy.', facts: ['GRA-06', 'ADV-01'] },
      { text: 'Y una alergia grave.', facts: ['GRA-07', 'ALA-11'] },
    ],
    [
      {
        text: '¿Qué es común? Diarrea y dolor de vientre; puede haber cólicos, gotas de sangre y escalofríos.',
        facts: ['COMU-01', 'COMU-04', 'COMU-05'],
      },
      { text: 'La diarrea suele pasar sola; si es muy fuerte, deshidrata.', facts: ['COMU-02', 'GRA-08'] },
      {
        text: '¿Hay embarazo, o puede haberlo? Por cualquier sangrado o dolor, pida atención hoy.',
        facts: ['ALA-10', 'ALA-22'],
      },
    ],
    [{ text: '¿Qué decir al personal de salud? Si tiene algo de esto:', facts: ['PRE-06'] }, ...CONTRAINDICATIONS],
    [
      { text: '¿Y lo que se ofrece en redes, mensajes o la calle? No lo use: no tiene garantía.', facts: ['PRE-02'] },
      { text: 'No dé a nadie lo que le recetaron, y guárdelo lejos de niñas y niños.', facts: ['ADV-04', 'ADV-07'] },
    ],
  ],
  [
    [
      {
        text: 'Sangrar mucho es el primer riesgo: una hemorragia puede exigir hospital, cirugía o transfusión.',
        facts: ['GRA-01'],
      },
      {
        text: 'El segundo es un embarazo ectópico, o fuera del útero: si se rompe, amenaza la vida, y el hospital lo trata, a menudo con cirugía.',
        facts: ['GRA-05'],
      },
      { text: 'Sus señales pueden parecer las de un aborto.', facts: ['GRA-05'] },
    ],
    [
      {
        text: 'El tercero es una infección, sobre todo por restos en el útero: es una emergencia y puede no dar fiebre.',
        facts: ['GRA-12', 'GRA-04', 'GRA-02'],
      },
      {
        text: 'El cuarto, que el útero se rompa, más en un embarazo avanzado o con una cesárea previa: puede costar el útero o la vida.',
        facts: ['GRA-03', 'ADV-02', 'GRA-13'],
      },
      {
        text: 'Otros son una alergia grave y, si el embarazo sigue, defectos en el bebé: pida atención hoy.',
        facts: ['GRA-06', 'ADV-01', 'GRA-07', 'ALA-11'],
      },
    ],
    [
      {
        text: 'Son frecuentes la diarrea y el dolor de vientre; a veces, cólicos, gotas de sangre o escalofríos.',
        facts: ['COMU-01', 'COMU-04', 'COMU-05'],
      },
      { text: 'Por lo común la diarrea pasa sola; la muy fuerte puede deshidratar.', facts: ['COMU-02', 'GRA-08'] },
      {
        text: 'Si está embarazada, o puede estarlo, pida atención hoy por cualquier dolor o sangrado.',
        facts: ['ALA-10', 'ALA-22'],
      },
    ],
    [{ text: 'Diga al personal de salud si tiene algo de esta lista:', facts: ['PRE-06'] }, ...CONTRAINDICATIONS],
    [
      { text: 'No use lo que circula en redes, en mensajes o en la calle: no hay garantía.', facts: ['PRE-02'] },
      { text: 'Y no comparta su medicamento ni lo deje cerca de niñas y niños.', facts: ['ADV-04', 'ADV-07'] },
    ],
  ],
  [
    [
      {
        text: 'Lo más urgente es la hemorragia, perder mucha sangre: puede exigir hospital, cirugía o transfusión.',
        facts: ['GRA-01'],
      },
      {
        text: 'También un embarazo ectópico, fuera del útero: su rotura amenaza la vida y se trata en un hospital, con frecuencia con cirugía.',
        facts: ['GRA-05'],
      },
      { text: 'Se puede confundir con un aborto.', facts: ['GRA-05'] },
    ],
    [
      {
        text: 'Después está la infección, sobre todo por restos en el útero: es una emergencia, aun sin fiebre.',
        facts: ['GRA-02', 'GRA-12', 'GRA-04'],
      },
      {
        text: 'El útero puede romperse, más en un embarazo avanzado o con una cesárea previa, y se puede sangrar mucho, perder el útero o morir.',
        facts: ['GRA-03', 'ADV-02', 'GRA-13'],
      },
      {
        text: 'El bebé puede nacer con defectos si el embarazo continúa; pida atención hoy.',
        facts: ['GRA-06', 'ADV-01'],
      },
      { text: 'Y puede haber alergias graves.', facts: ['GRA-07', 'ALA-11'] },
    ],
    [
      {
        text: 'Más comunes son la diarrea y el dolor de vientre; también puede haber escalofríos, cólicos y gotas de sangre.',
        facts: ['COMU-01', 'COMU-04', 'COMU-05'],
      },
      { text: 'En general la diarrea se va sola; rara vez deshidrata.', facts: ['COMU-02', 'GRA-08'] },
      {
        text: 'Con un embarazo o una sospecha, pida atención hoy por cualquier dolor o sangrado.',
        facts: ['ALA-10', 'ALA-22'],
      },
    ],
    [{ text: 'Diga al personal de salud si tiene algo de lo siguiente:', facts: ['PRE-06'] }, ...CONTRAINDICATIONS],
    [
      { text: 'No use lo que se ofrece en la calle, en redes o por mensajes: nadie lo garantiza.', facts: ['PRE-02'] },
      { text: 'Lo recetado no es para otra persona, y se guarda lejos de niñas y niños.', facts: ['ADV-04', 'ADV-07'] },
    ],
  ],
]
