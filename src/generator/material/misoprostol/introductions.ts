import type { PageMaterial } from '@/generator/material/page-material'

/** What the medicine is, what to do at once and what follows. Each says that it is educational and names 911. */
export const INTRODUCTIONS: PageMaterial['introductions'] = [
  [
    [
      {
        text: 'El misoprostol es un medicamento del estómago que también actúa sobre el útero.',
        facts: ['USO-01', 'MEC-03'],
      },
      { text: 'Cytotec es una de sus marcas.', facts: ['DEF-02', 'COM-04'] },
      { text: 'En el estómago evita lesiones; en el útero causa contracciones.', facts: ['USO-01', 'MEC-03'] },
      {
        text: 'Por eso es útil en una maternidad, y por eso es peligroso en un embarazo sin control médico.',
        facts: ['MEC-04'],
      },
    ],
    [
      { text: 'Esta página es material educativo y no sustituye una consulta.', facts: ['SOB-03'] },
      { text: 'No da cantidades ni pautas de uso, y el portal no entrega medicamentos.', facts: ['COM-05', 'SOB-03'] },
    ],
    [
      {
        text: 'Si ahora mismo algo le asusta, lea la lista de arriba: con una sola señal de emergencia, llame al 911.',
        facts: ['EME-01', 'PORTAL-PAGINAS'],
      },
      { text: 'La llamada es gratuita, desde {city} y desde todo el país.', facts: ['EME-01', 'CIU-01'] },
      {
        text: 'Si no hay ninguna, siga leyendo: hay riesgos, lugares de atención y respuestas sobre la ley.',
        facts: ['PORTAL-PAGINAS'],
      },
    ],
  ],
  [
    [
      { text: 'Tal vez usted llegó aquí con una duda, o con miedo.', facts: ['SOB-01'] },
      {
        text: 'Lo primero es su seguridad: mire las señales de alarma del comienzo y, si nota una de emergencia, llame al 911.',
        facts: ['EME-01', 'PORTAL-PAGINAS'],
      },
      { text: 'Llamar es gratuito.', facts: ['EME-01'] },
      {
        text: 'Más abajo están los lugares de atención para {city} y lo que dice la ley del secreto.',
        facts: ['PORTAL-PAGINAS'],
      },
    ],
    [
      {
        text: 'El misoprostol es un medicamento que se receta para cuidar el estómago; una de sus marcas es Cytotec.',
        facts: ['USO-01', 'PRE-01', 'DEF-02', 'COM-04'],
      },
      { text: 'También contrae el útero, y eso es útil en manos de personal obstétrico.', facts: ['MEC-03', 'MEC-04'] },
      { text: 'Sin ese control, en un embarazo es un peligro.', facts: ['MEC-04'] },
    ],
    [
      { text: 'Lo que lee es educativo: orienta, pero no sustituye a un profesional de la salud.', facts: ['SOB-03'] },
      {
        text: 'El portal no comercializa ni entrega medicamentos, y no indica cantidades ni pautas.',
        facts: ['SOB-03', 'COM-05'],
      },
    ],
  ],
  [
    [
      {
        text: 'Antes de empezar, un número: el 911, gratuito en {city} y en todo el país.',
        facts: ['EME-01', 'CIU-01'],
      },
      {
        text: 'Úselo si hay una sola de las señales de emergencia de la lista de arriba.',
        facts: ['EME-01', 'PORTAL-PAGINAS'],
      },
    ],
    [
      {
        text: '¿Qué es el misoprostol? Un medicamento que previene las úlceras que causan los antiinflamatorios.',
        facts: ['USO-01'],
      },
      { text: 'Cytotec es una marca de misoprostol, y hay otras.', facts: ['DEF-02', 'COM-04'] },
      {
        text: '¿Por qué se habla de él en el embarazo? Porque ablanda el cuello del útero y provoca contracciones.',
        facts: ['MEC-03'],
      },
      { text: 'Eso sirve en un hospital y es peligroso sin control médico.', facts: ['MEC-04'] },
    ],
    [
      {
        text: 'En esta página hay usos, riesgos, lugares donde atienden y respuestas para quien tiene miedo.',
        facts: ['PORTAL-PAGINAS'],
      },
      { text: 'Su fin es educativo, y leerla no sustituye la consulta con un profesional.', facts: ['SOB-03'] },
      { text: 'No encontrará cantidades ni modos de empleo.', facts: ['COM-05', 'SOB-03'] },
    ],
  ],
  [
    [
      { text: 'Un mismo medicamento puede servir para cosas muy distintas.', facts: ['DEF-04'] },
      {
        text: 'El misoprostol, que se conoce también por una de sus marcas, Cytotec, protege el estómago de quien usa antiinflamatorios por mucho tiempo.',
        facts: ['USO-01', 'DEF-02', 'COM-04'],
      },
      {
        text: 'Y hace que el útero se contraiga, algo útil en manos de personal obstétrico.',
        facts: ['MEC-03', 'MEC-04'],
      },
      { text: 'Fuera de esas manos, en un embarazo, puede causar daños graves.', facts: ['MEC-04', 'ADV-01'] },
    ],
    [
      {
        text: 'Si busca adónde ir desde {city}, lo dice el apartado «Recursos médicos locales».',
        facts: ['PORTAL-PAGINAS'],
      },
      { text: 'Si busca qué dice la ley, o qué pasa en un hospital, vaya a las preguntas.', facts: ['PORTAL-PAGINAS'] },
      {
        text: 'Y si nota una señal de alarma de emergencia, no busque más: llame al 911, que es gratuito.',
        facts: ['EME-01', 'PORTAL-PAGINAS'],
      },
    ],
    [
      { text: 'Todo aquí es material educativo, y no sustituye lo que le digan en una consulta.', facts: ['SOB-03'] },
      {
        text: 'No incluye cantidades ni pautas, porque dependen de cada persona y las da quien receta.',
        facts: ['COM-05', 'PRE-01'],
      },
    ],
  ],
  [
    [
      { text: 'Aquí está lo básico sobre el misoprostol, con fuentes y sin palabras difíciles.', facts: ['SOB-01'] },
      { text: 'Es un contenido educativo que no sustituye la atención médica.', facts: ['SOB-03'] },
      {
        text: 'El portal no comercializa nada, no entrega medicamentos y no da pautas ni cantidades.',
        facts: ['SOB-03', 'COM-05'],
      },
    ],
    [
      {
        text: 'El misoprostol ayuda a que los antiinflamatorios no dañen el estómago; Cytotec es una marca.',
        facts: ['USO-01', 'DEF-02', 'COM-04'],
      },
      { text: 'En el útero tiene otro efecto: lo hace contraer.', facts: ['MEC-03'] },
      {
        text: 'Con personal de salud, ese efecto ayuda; sin control médico, pone en peligro a la embarazada.',
        facts: ['MEC-04'],
      },
    ],
    [
      {
        text: 'Las señales de alarma abren esta página: si reconoce una de emergencia, llame al 911.',
        facts: ['EME-01', 'PORTAL-PAGINAS'],
      },
      { text: 'Desde {city}, como desde todo el país, no se paga la llamada.', facts: ['EME-01', 'CIU-01'] },
      {
        text: 'Después vienen los riesgos, los lugares de atención, las preguntas y las fuentes.',
        facts: ['PORTAL-PAGINAS'],
      },
    ],
  ],
]
