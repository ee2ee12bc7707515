import type { PageMaterial } from '@/generator/material/page-material'

/**
 * What the brand is and its danger, in a few lines. Each introduction says that it is educational and that nobody
 * promotes the brand, and names 911.
 */
export const INTRODUCTIONS: PageMaterial['introductions'] = [
  [
    [
      {
        text: 'Esta página informa sobre Cytotec; el portal no comercializa ni promociona la marca.',
        facts: ['SOB-03'],
      },
      { text: 'Cytotec contiene misoprostol, y nació como medicamento para el estómago.', facts: ['DEF-02', 'DEF-03'] },
      {
        text: 'También actúa sobre el útero, y por eso es peligroso en un embarazo sin control médico.',
        facts: ['MEC-04'],
      },
    ],
    [
      { text: 'El texto es educativo, no sustituye una consulta y no da cantidades.', facts: ['SOB-03', 'COM-05'] },
      { text: 'En una emergencia, llame al 911, gratuito en {city} y en todo el país.', facts: ['EME-01', 'CIU-01'] },
    ],
  ],
  [
    [
      { text: 'Cytotec es una marca de misoprostol, creada para proteger el estómago.', facts: ['DEF-02', 'DEF-03'] },
      {
        text: 'El misoprostol contrae además el útero: en un embarazo, sin control médico, es un peligro.',
        facts: ['MEC-03', 'MEC-04'],
      },
    ],
    [
      {
        text: '¿Nota una señal de emergencia? Llame al 911; es gratuito, también en {city}.',
        facts: ['EME-01', 'CIU-01'],
      },
      { text: 'Aquí se informa, sin promocionar ni comercializar la marca.', facts: ['SOB-03'] },
      { text: 'Es material educativo: no sustituye una consulta ni dice cuánto se usa.', facts: ['SOB-03', 'COM-05'] },
    ],
  ],
  [
    [
      { text: '¿Qué es Cytotec? Una marca; el medicamento que contiene se llama misoprostol.', facts: ['DEF-02'] },
      { text: 'Su primer fin fue evitar las úlceras que causan los antiinflamatorios.', facts: ['DEF-03'] },
      { text: 'Como también actúa en el útero, en un embarazo sin control médico es peligroso.', facts: ['MEC-04'] },
    ],
    [
      { text: 'Con una señal de emergencia, llame al 911, gratis también desde {city}.', facts: ['EME-01', 'CIU-01'] },
      {
        text: 'El portal es educativo: no sustituye una consulta, no da cantidades y no comercializa ni promociona la marca.',
        facts: ['SOB-03', 'COM-05'],
      },
    ],
  ],
  [
    [
      { text: 'Cytotec es un nombre de marca; la sustancia que lleva es el misoprostol.', facts: ['DEF-02'] },
      { text: 'Se hizo para que los antiinflamatorios no lastimen el estómago.', facts: ['DEF-03'] },
      {
        text: 'También actúa sobre el útero: sin control médico, puede dañar mucho en un embarazo.',
        facts: ['MEC-04', 'ADV-01'],
      },
    ],
    [
      {
        text: 'Este sitio educativo no sustituye la atención de un profesional ni da cantidades.',
        facts: ['SOB-03', 'COM-05'],
      },
      { text: 'Tampoco promociona ni comercializa la marca.', facts: ['SOB-03'] },
      { text: 'En una emergencia en {city}, llame al 911: la llamada es gratis.', facts: ['EME-01', 'CIU-01'] },
    ],
  ],
  [
    [
      {
        text: 'Este es un texto educativo sobre Cytotec: no sustituye una consulta ni dice cuánto se usa.',
        facts: ['SOB-03', 'COM-05'],
      },
      { text: 'El portal no promociona la marca y no la comercializa.', facts: ['SOB-03'] },
    ],
    [
      { text: 'Cytotec es una marca de misoprostol, y nació para cuidar el estómago.', facts: ['DEF-02', 'DEF-03'] },
      {
        text: 'También contrae el útero: en un embarazo sin control médico, es peligroso.',
        facts: ['MEC-03', 'MEC-04'],
      },
      {
        text: 'Ante una señal de emergencia, llame al 911: es gratis, en {city} y en todo el país.',
        facts: ['EME-01', 'CIU-01'],
      },
    ],
  ],
]
