import type { PageMaterial } from '@/generator/material/page-material'

/** What the page is, what the brand is, what to do at once and what follows. Each says that it is educational and names 911. */
export const INTRODUCTIONS: PageMaterial['introductions'] = [
  [
    [
      {
        text: 'Esta página informa sobre Cytotec; el portal no comercializa ni promociona la marca.',
        facts: ['SOB-03'],
      },
      { text: 'Cytotec es un nombre de marca: lo que actúa en el cuerpo se llama misoprostol.', facts: ['DEF-02'] },
      { text: 'Nació para cuidar el estómago de quien usa antiinflamatorios.', facts: ['DEF-03'] },
      {
        text: 'También actúa sobre el útero, y por eso es peligroso en un embarazo sin control médico.',
        facts: ['MEC-04'],
      },
    ],
    [
      {
        text: 'Si se siente mal ahora, no siga leyendo: mire las señales de alarma de arriba y llame al 911.',
        facts: ['EME-01', 'PORTAL-PAGINAS'],
      },
      { text: 'La llamada es gratuita en {city} y en todo el país.', facts: ['EME-01', 'CIU-01'] },
      {
        text: 'Más abajo verá a qué lugar ir y qué dice la ley sobre la atención y el secreto.',
        facts: ['PORTAL-PAGINAS'],
      },
    ],
    [
      { text: 'Este texto es educativo y no sustituye la consulta con personal de salud.', facts: ['SOB-03'] },
      {
        text: 'No da cantidades ni pautas de uso: eso es tarea de un profesional que conozca su caso.',
        facts: ['COM-05', 'PRE-01'],
      },
    ],
  ],
  [
    [
      {
        text: 'Cytotec es la marca de unos comprimidos que llevan misoprostol y ningún otro principio activo.',
        facts: ['DEF-02', 'COM-01'],
      },
      { text: 'Se creó para proteger el estómago cuando los antiinflamatorios pueden dañarlo.', facts: ['DEF-03'] },
      { text: 'El misoprostol actúa además sobre el útero: lo contrae y ablanda su cuello.', facts: ['MEC-03'] },
      { text: 'En un embarazo, usarlo sin control médico es un peligro.', facts: ['MEC-04'] },
    ],
    [
      { text: 'Aquí se explica ese medicamento, sin promocionar ni comercializar la marca.', facts: ['SOB-03'] },
      { text: 'Lo que lee es material educativo: no sustituye a quien puede examinarle.', facts: ['SOB-03'] },
      { text: 'Tampoco indica cuánto ni de qué modo se usa.', facts: ['COM-05', 'SOB-03'] },
    ],
    [
      {
        text: '¿Algo va mal en este momento? Vea las señales de alarma del comienzo y llame al 911, que es gratuito.',
        facts: ['EME-01', 'PORTAL-PAGINAS'],
      },
      {
        text: 'Después, con más calma, están los lugares de atención para {city} y las respuestas sobre la ley.',
        facts: ['PORTAL-PAGINAS'],
      },
    ],
  ],
  [
    [
      { text: '¿Leyó o escuchó el nombre Cytotec y no sabe qué es? Empiece por aquí.', facts: ['SOB-01'] },
      { text: 'Es un medicamento de marca, y su principio activo es el misoprostol.', facts: ['DEF-02'] },
      { text: 'Su primer fin fue evitar las úlceras que causan los antiinflamatorios.', facts: ['DEF-03'] },
      {
        text: 'Como también actúa en el útero, un embarazo lo cambia todo: sin control médico, es peligroso.',
        facts: ['MEC-04'],
      },
    ],
    [
      {
        text: 'Lo urgente va primero: con una sola señal de emergencia de la lista de arriba, llame al 911.',
        facts: ['EME-01', 'PORTAL-PAGINAS'],
      },
      { text: 'Llamar es gratuito en todo el país.', facts: ['EME-01'] },
      {
        text: 'Los lugares donde atienden, en {city} o cerca, están en «Recursos médicos locales».',
        facts: ['PORTAL-PAGINAS'],
      },
      {
        text: 'Y si tiene miedo, las preguntas del final hablan del hospital, del secreto y de la ley.',
        facts: ['PORTAL-PAGINAS'],
      },
    ],
    [
      {
        text: 'El portal no promociona la marca, no la comercializa y no da pautas ni cantidades.',
        facts: ['SOB-03', 'COM-05'],
      },
      { text: 'Su contenido es educativo y no sustituye una consulta médica.', facts: ['SOB-03'] },
    ],
  ],
  [
    [
      { text: 'Hay tres cosas que conviene saber de Cytotec.', facts: ['SOB-01'] },
      { text: 'La primera: es una marca, y la sustancia que lleva es el misoprostol.', facts: ['DEF-02'] },
      {
        text: 'La segunda: se hizo para el estómago, para prevenir lesiones por antiinflamatorios.',
        facts: ['DEF-03'],
      },
      {
        text: 'La tercera: actúa sobre el útero y, en un embarazo sin control médico, puede hacer mucho daño.',
        facts: ['MEC-04', 'ADV-01'],
      },
    ],
    [
      { text: 'Todo lo que sigue es educativo: no sustituye la atención de un profesional.', facts: ['SOB-03'] },
      {
        text: 'No verá aquí cantidades ni pautas, porque las decide quien receta y da seguimiento.',
        facts: ['COM-05', 'PRE-01'],
      },
      { text: 'La marca tampoco se promociona ni se comercializa en este portal.', facts: ['SOB-03'] },
    ],
    [
      { text: 'En una emergencia en {city}, llame al 911: no se paga nada.', facts: ['EME-01'] },
      { text: 'Las señales que la anuncian están arriba, y basta una.', facts: ['PORTAL-PAGINAS'] },
      {
        text: 'Al final hay respuestas sobre lo que pasa en el hospital y sobre sus derechos.',
        facts: ['PORTAL-PAGINAS'],
      },
    ],
  ],
  [
    [
      { text: 'Este es un texto educativo sobre Cytotec, para leer en {city} o donde usted esté.', facts: ['SOB-01'] },
      { text: 'No sustituye una consulta, no comercializa la marca y no la promociona.', facts: ['SOB-03'] },
      { text: 'No dice cuánto se usa ni cada cuánto: de eso se ocupa quien receta.', facts: ['COM-05', 'PRE-01'] },
    ],
    [
      { text: '¿Qué es Cytotec? El nombre comercial de un medicamento, el misoprostol.', facts: ['DEF-02'] },
      { text: '¿Para qué nació? Para que los antiinflamatorios no lastimen el estómago.', facts: ['DEF-03'] },
      {
        text: '¿Por qué pide tanto cuidado? Porque también contrae el útero, y en un embarazo sin control médico es peligroso.',
        facts: ['MEC-03', 'MEC-04'],
      },
    ],
    [
      {
        text: 'Si hay una señal de alarma de emergencia, deje la lectura y llame al 911; la llamada es gratuita.',
        facts: ['EME-01', 'PORTAL-PAGINAS'],
      },
      {
        text: 'Si no la hay, siga: verá los riesgos, los lugares de atención y lo que la ley dice de sus derechos.',
        facts: ['PORTAL-PAGINAS'],
      },
    ],
  ],
]
