import type { PageMaterial } from '@/generator/material/page-material'

/** What the medicine is and its danger, in a few lines. Each introduction says that it is educational and names 911. */
export const INTRODUCTIONS: PageMaterial['introductions'] = [
  [
    [
      {
        text: 'El misoprostol es un medicamento para el estómago que también contrae el útero; Cytotec es una marca.',
        facts: ['USO-01', 'MEC-03', 'DEF-02'],
      },
      { text: 'En un embarazo, sin control médico, es un peligro.', facts: ['MEC-04'] },
    ],
    [
      { text: 'Este texto es educativo y no sustituye una consulta.', facts: ['SOB-03'] },
      { text: 'El portal no comercializa medicamentos ni da cantidades.', facts: ['SOB-03', 'COM-05'] },
      {
        text: 'Con una señal de emergencia, llame al 911, gratis en {city} y en todo el país.',
        facts: ['EME-01', 'CIU-01'],
      },
    ],
  ],
  [
    [
      {
        text: 'Si nota una señal de emergencia, llame al 911: es gratis, también desde {city}.',
        facts: ['EME-01', 'CIU-01'],
      },
    ],
    [
      {
        text: 'El misoprostol se receta para cuidar el estómago, y una de sus marcas es Cytotec.',
        facts: ['USO-01', 'PRE-01', 'DEF-02', 'COM-04'],
      },
      {
        text: 'También contrae el útero: usarlo en un embarazo sin control médico es peligroso.',
        facts: ['MEC-03', 'MEC-04'],
      },
    ],
    [
      { text: 'Lo que lee es educativo y no sustituye a un profesional de la salud.', facts: ['SOB-03'] },
      { text: 'El portal no comercializa nada ni indica cantidades.', facts: ['SOB-03', 'COM-05'] },
    ],
  ],
  [
    [
      { text: '¿Qué es el misoprostol? Un medicamento que previene úlceras por antiinflamatorios.', facts: ['USO-01'] },
      { text: 'Cytotec es una de sus marcas.', facts: ['DEF-02', 'COM-04'] },
      {
        text: '¿Es peligroso en un embarazo? Sin control médico, sí: provoca contracciones del útero.',
        facts: ['MEC-03', 'MEC-04'],
      },
    ],
    [
      { text: 'Este contenido es educativo y no sustituye la atención de un profesional.', facts: ['SOB-03'] },
      { text: 'El portal no da cantidades ni comercializa medicamentos.', facts: ['COM-05', 'SOB-03'] },
      { text: 'Ante una emergencia en {city}, llame al 911: no se paga.', facts: ['EME-01', 'CIU-01'] },
    ],
  ],
  [
    [
      {
        text: 'El misoprostol protege el estómago de quien usa antiinflamatorios por mucho tiempo.',
        facts: ['USO-01'],
      },
      { text: 'Se conoce también por una de sus marcas, Cytotec.', facts: ['DEF-02', 'COM-04'] },
      {
        text: 'Como contrae el útero, sin control médico puede causar daños graves en un embarazo.',
        facts: ['MEC-03', 'MEC-04', 'ADV-01'],
      },
    ],
    [
      {
        text: '¿Hay una señal de emergencia? Llame al 911: es gratis, también en {city}.',
        facts: ['EME-01', 'CIU-01'],
      },
      { text: 'El contenido es educativo y no sustituye una consulta médica.', facts: ['SOB-03'] },
      { text: 'El portal no comercializa nada ni da cantidades.', facts: ['SOB-03', 'COM-05'] },
    ],
  ],
  [
    [
      { text: 'Este contenido es educativo: no sustituye la atención médica.', facts: ['SOB-03'] },
      { text: 'El portal no comercializa medicamentos ni dice cuánto se usa.', facts: ['SOB-03', 'COM-05'] },
    ],
    [
      {
        text: 'El misoprostol, con marcas como Cytotec, evita que los antiinflamatorios dañen el estómago.',
        facts: ['USO-01', 'DEF-02', 'COM-04'],
      },
      {
        text: 'En el útero causa contracciones: sin control médico, pone en peligro a la embarazada.',
        facts: ['MEC-03', 'MEC-04'],
      },
      {
        text: 'Si reconoce una señal de emergencia, llame al 911, gratis desde {city} y desde todo el país.',
        facts: ['EME-01', 'CIU-01'],
      },
    ],
  ],
]
