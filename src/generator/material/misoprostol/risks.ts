import { CONTRAINDICATIONS } from '@/generator/material/contraindications'
import type { PageMaterial } from '@/generator/material/page-material'

/** Bleeding and ectopic pregnancy first, then the other serious effects, the common ones, whom to tell what, and the product itself. */
export const RISKS: PageMaterial['risks'] = [
  [
    [
      { text: 'Primero, lo más grave: una hemorragia, que es perder mucha sangre.', facts: ['GRA-01'] },
      { text: 'Puede necesitar hospital, cirugía o una transfusión de sangre.', facts: ['GRA-01'] },
      { text: 'Igual de grave es el embarazo ectópico, el que está fuera del útero.', facts: ['GRA-05'] },
      { text: 'Si se rompe, hay sangrado interno y peligro de muerte.', facts: ['GRA-05'] },
      { text: 'Lo trata un hospital, con frecuencia con una cirugía urgente.', facts: ['GRA-05'] },
      { text: 'Puede confundirse con un aborto, porque sus señales se parecen.', facts: ['GRA-05'] },
      { text: 'Todas las señales de alarma están arriba, al comienzo.', facts: ['PORTAL-PAGINAS'] },
    ],
    [
      { text: 'Después están las infecciones.', facts: ['GRA-02'] },
      {
        text: 'Su causa más común son restos que quedan en el útero, y se tratan con antibióticos.',
        facts: ['GRA-12', 'GRA-04'],
      },
      { text: 'Son una emergencia, y a veces no dan fiebre.', facts: ['GRA-02'] },
      {
        text: 'El útero también puede romperse: pasa más con un embarazo avanzado, una cesárea u otra cirugía del útero.',
        facts: ['GRA-03', 'ADV-02'],
      },
      { text: 'Eso puede traer un sangrado grave, la pérdida del útero o la muerte.', facts: ['GRA-13'] },
      {
        text: 'Si el embarazo sigue, el misoprostol puede causar defectos en el bebé: consulte cuanto antes.',
        facts: ['GRA-06', 'ADV-01'],
      },
      { text: 'Se conocen además alergias graves.', facts: ['GRA-07', 'ALA-11'] },
    ],
    [
      { text: 'Otros efectos son más comunes.', facts: ['COMU-01'] },
      {
        text: 'Cuando se usa para el estómago, los principales son la diarrea y el dolor de vientre.',
        facts: ['COMU-01'],
      },
      {
        text: 'La diarrea suele empezar pronto y terminar sola; si es intensa, deshidrata.',
        facts: ['COMU-02', 'GRA-08'],
      },
      { text: 'Puede haber manchado, cólicos y escalofríos.', facts: ['COMU-04', 'COMU-05'] },
      {
        text: 'Con embarazo, o con la duda de estarlo, cualquier dolor o sangrado se atiende hoy.',
        facts: ['ALA-10', 'ALA-22'],
      },
    ],
    [{ text: 'Avise al personal de salud si esta lista nombra algo suyo:', facts: ['PRE-06'] }, ...CONTRAINDICATIONS],
    [
      { text: 'No use otros medicamentos por su cuenta: pueden tapar la señal de algo grave.', facts: ['EME-08'] },
      {
        text: 'Tampoco use lo que se ofrece en redes, por mensajes o en la calle: nadie garantiza qué contiene.',
        facts: ['PRE-02'],
      },
      {
        text: 'En muestreos internacionales, 4 de cada 10 muestras tenían menos del 90 % del misoprostol declarado.',
        facts: ['COM-07'],
      },
      { text: 'El que le recetaron es solo suyo, y va lejos de niñas y niños.', facts: ['ADV-04', 'ADV-07'] },
    ],
  ],
  [
    [
      { text: 'Hay dos peligros que no dan tiempo.', facts: ['GRA-01', 'GRA-05'] },
      {
        text: 'Uno es la hemorragia: se pierde mucha sangre y puede hacer falta una cirugía o una transfusión.',
        facts: ['GRA-01'],
      },
      { text: 'El otro es un embarazo ectópico, es decir, fuera del útero.', facts: ['GRA-05'] },
      {
        text: 'Si se rompe, pone en riesgo la vida y necesita un hospital, muchas veces con cirugía urgente.',
        facts: ['GRA-05'],
      },
      { text: 'No siempre se distingue de un aborto, porque las señales son parecidas.', facts: ['GRA-05'] },
    ],
    [
      { text: 'Hay otros que crecen poco a poco.', facts: ['GRA-02', 'GRA-06'] },
      { text: 'Si quedan restos en el útero, puede venir una infección.', facts: ['GRA-12', 'GRA-04'] },
      {
        text: 'Con antibióticos se trata, pero es una emergencia, y puede no dar fiebre.',
        facts: ['GRA-02', 'GRA-12'],
      },
      {
        text: 'En un embarazo avanzado, o con una cesárea u otra cirugía del útero, este puede romperse.',
        facts: ['GRA-03', 'ADV-02'],
      },
      { text: 'Una rotura puede llevar a sangrar mucho, a quedar sin útero o a morir.', facts: ['GRA-13'] },
      {
        text: 'El bebé puede tener defectos si el embarazo continúa, así que consulte cuanto antes.',
        facts: ['GRA-06', 'ADV-01'],
      },
      { text: 'Y puede haber una reacción alérgica grave.', facts: ['GRA-07', 'ALA-11'] },
      { text: 'Las señales de cada uno están reunidas al comienzo de esta página.', facts: ['PORTAL-PAGINAS'] },
    ],
    [
      { text: 'Y hay molestias que se observan.', facts: ['COMU-01'] },
      { text: 'En el tratamiento del estómago, son sobre todo diarrea y dolor de vientre.', facts: ['COMU-01'] },
      {
        text: 'La diarrea tiende a irse, aunque en raros casos es fuerte y deja al cuerpo sin agua.',
        facts: ['COMU-02', 'GRA-08'],
      },
      { text: 'También se ven escalofríos, manchado y cólicos.', facts: ['COMU-04', 'COMU-05'] },
      {
        text: 'No las observe en casa si hay un embarazo posible: con sangrado o dolor, pida atención hoy.',
        facts: ['ALA-10', 'ALA-22'],
      },
    ],
    [
      { text: 'Antes de que le traten, cuente al personal de salud si tiene algo de esto:', facts: ['PRE-06'] },
      ...CONTRAINDICATIONS,
    ],
    [
      { text: 'Otro medicamento, tomado por su cuenta, puede esconder lo que pasa.', facts: ['EME-08'] },
      {
        text: 'Un producto sin garantía también es un riesgo: el de la calle, el de las redes, el de un mensaje.',
        facts: ['PRE-02'],
      },
      { text: 'De las muestras estudiadas, 4 de cada 10 no llegaban al 90 % de lo declarado.', facts: ['COM-07'] },
      { text: 'No comparta el medicamento recetado, y guárdelo lejos de niñas y niños.', facts: ['ADV-04', 'ADV-07'] },
    ],
  ],
  [
    [
      { text: '¿Es peligroso el misoprostol? En un embarazo sin control médico, sí.', facts: ['MEC-04'] },
      {
        text: 'El peligro mayor es la hemorragia, que puede pedir hospital, cirugía o sangre donada.',
        facts: ['GRA-01'],
      },
      {
        text: 'Le sigue un embarazo ectópico sin descubrir: crece fuera del útero y, si se rompe, puede matar.',
        facts: ['GRA-05'],
      },
      { text: 'Ese embarazo se trata en un hospital y suele necesitar cirugía urgente.', facts: ['GRA-05'] },
      { text: 'Puede parecer un aborto.', facts: ['GRA-05'] },
      { text: 'Para reconocerlos a tiempo, vuelva a las señales del comienzo.', facts: ['PORTAL-PAGINAS'] },
    ],
    [
      {
        text: '¿Qué otros daños hay? Una infección, sobre todo si quedaron restos en el útero.',
        facts: ['GRA-12', 'GRA-04'],
      },
      {
        text: 'Es poco común y es una emergencia; puede no tener fiebre, y los antibióticos la tratan.',
        facts: ['GRA-02', 'GRA-12'],
      },
      {
        text: 'Una rotura del útero, más probable en un embarazo avanzado o con una cesárea u otra cirugía.',
        facts: ['GRA-03', 'ADV-02'],
      },
      { text: 'De ella se puede sangrar mucho, perder el útero o morir.', facts: ['GRA-13'] },
      {
        text: 'Defectos en el bebé, si el embarazo sigue: hay que consultar cuanto antes.',
        facts: ['GRA-06', 'ADV-01'],
      },
      { text: 'Y una alergia grave.', facts: ['GRA-07', 'ALA-11'] },
    ],
    [
      {
        text: '¿Qué molestias son comunes? La diarrea y el dolor de vientre, en quienes cuidan su estómago.',
        facts: ['COMU-01'],
      },
      {
        text: 'Pocas veces la diarrea es tan fuerte que deshidrata; por lo común, pasa sola.',
        facts: ['COMU-02', 'GRA-08'],
      },
      { text: 'También son conocidos los cólicos, los escalofríos y el manchado.', facts: ['COMU-04', 'COMU-05'] },
      {
        text: '¿Y si hay embarazo, o puede haberlo? Entonces ningún sangrado ni dolor es solo una molestia: pida atención hoy.',
        facts: ['ALA-10', 'ALA-22'],
      },
    ],
    [
      { text: '¿Qué tiene que saber el personal de salud? Si usted tiene algo de lo que sigue:', facts: ['PRE-06'] },
      ...CONTRAINDICATIONS,
    ],
    [
      {
        text: '¿Qué más puede hacer daño? Mezclar medicamentos por su cuenta: pueden tapar las señales.',
        facts: ['EME-08'],
      },
      {
        text: 'Usar lo que se ofrece por redes, por mensajes o en la calle, que no tiene garantía.',
        facts: ['PRE-02'],
      },
      {
        text: 'En 4 de cada 10 muestras estudiadas había menos del 90 % del misoprostol que decían tener.',
        facts: ['COM-07'],
      },
      {
        text: 'Dar a otra persona el que le recetaron, o dejarlo donde lo alcancen niñas y niños.',
        facts: ['ADV-04', 'ADV-07'],
      },
    ],
  ],
  [
    [
      { text: 'El primer riesgo es sangrar mucho, y su nombre es hemorragia.', facts: ['GRA-01'] },
      { text: 'A veces exige un hospital, una cirugía y una transfusión.', facts: ['GRA-01'] },
      { text: 'El segundo es no saber que el embarazo está fuera del útero: se llama ectópico.', facts: ['GRA-05'] },
      { text: 'Ese embarazo puede romperse y sangrar por dentro, con peligro de muerte.', facts: ['GRA-05'] },
      { text: 'El hospital lo trata, y con frecuencia opera de urgencia.', facts: ['GRA-05'] },
      { text: 'Se puede tomar por un aborto, y eso engaña.', facts: ['GRA-05'] },
    ],
    [
      { text: 'El tercer riesgo es una infección por restos que quedaron en el útero.', facts: ['GRA-12', 'GRA-04'] },
      { text: 'Llega a veces sin fiebre, es una emergencia y necesita antibióticos.', facts: ['GRA-02', 'GRA-12'] },
      {
        text: 'El cuarto es que el útero se rompa; pesan el embarazo avanzado, la cesárea y otras cirugías del útero.',
        facts: ['GRA-03', 'ADV-02'],
      },
      { text: 'Si ocurre, puede haber un sangrado grave, pérdida del útero o muerte.', facts: ['GRA-13'] },
      {
        text: 'El quinto, si el embarazo sigue, son los defectos en el bebé: consulte lo antes que pueda.',
        facts: ['GRA-06', 'ADV-01'],
      },
      { text: 'El sexto es una alergia grave.', facts: ['GRA-07', 'ALA-11'] },
      { text: 'Todos tienen señales, y la lista entera está al comienzo de esta página.', facts: ['PORTAL-PAGINAS'] },
    ],
    [
      { text: 'También hay efectos frecuentes, que en general son leves.', facts: ['COMU-01'] },
      {
        text: 'Diarrea y dolor de vientre son los que más se describen en el uso para el estómago.',
        facts: ['COMU-01'],
      },
      { text: 'La diarrea inicial cede casi siempre; la intensa puede deshidratar.', facts: ['COMU-02', 'GRA-08'] },
      { text: 'Además puede haber cólicos, manchado, escalofríos.', facts: ['COMU-04', 'COMU-05'] },
      {
        text: 'Si hay embarazo o se sospecha, un dolor o un sangrado no es leve: se atiende el mismo día.',
        facts: ['ALA-10', 'ALA-22'],
      },
    ],
    [
      { text: 'Esto cambia el tratamiento, y el personal de salud necesita saberlo:', facts: ['PRE-06'] },
      ...CONTRAINDICATIONS,
    ],
    [
      { text: 'Por su cuenta, no sume medicamentos: podrían disimular una complicación.', facts: ['EME-08'] },
      { text: 'No confíe en lo que circula en redes, en mensajes o en la calle.', facts: ['PRE-02'] },
      {
        text: 'En un estudio, 4 de cada 10 muestras tenían menos del 90 % del misoprostol declarado.',
        facts: ['COM-07'],
      },
      { text: 'Y no comparta el suyo ni lo deje cerca de niñas y niños.', facts: ['ADV-04', 'ADV-07'] },
    ],
  ],
  [
    [
      { text: 'Conviene saber qué puede salir mal, de lo más grave a lo más leve.', facts: ['GRA-01'] },
      {
        text: 'Lo más grave es la hemorragia: mucha sangre perdida, un hospital y quizá cirugía o transfusión.',
        facts: ['GRA-01'],
      },
      { text: 'También un embarazo ectópico, es decir, que no está en el útero.', facts: ['GRA-05'] },
      {
        text: 'Su rotura amenaza la vida; por eso su tratamiento es de hospital y muchas veces quirúrgico.',
        facts: ['GRA-05'],
      },
      { text: 'Quien lo tiene puede creer que es un aborto.', facts: ['GRA-05'] },
      { text: 'Las señales de alarma, sin faltar una, están al comienzo.', facts: ['PORTAL-PAGINAS'] },
    ],
    [
      {
        text: 'Sigue la infección, una emergencia que nace sobre todo de restos dentro del útero.',
        facts: ['GRA-02', 'GRA-12', 'GRA-04'],
      },
      { text: 'Los antibióticos la tratan; la falta de fiebre no la descarta.', facts: ['GRA-12', 'GRA-02'] },
      {
        text: 'Sigue la rotura del útero, con más riesgo en el embarazo avanzado y después de una cesárea u otra operación.',
        facts: ['GRA-03', 'ADV-02'],
      },
      { text: 'Puede causar un sangrado grave, y se puede perder el útero o la vida.', facts: ['GRA-13'] },
      {
        text: 'Si el embarazo continúa, el bebé puede nacer con defectos; lo indicado es consultar cuanto antes.',
        facts: ['GRA-06', 'ADV-01'],
      },
      { text: 'Y una alergia grave puede aparecer.', facts: ['GRA-07', 'ALA-11'] },
    ],
    [
      { text: 'Lo leve es conocido: en el uso para el estómago, diarrea y dolor de vientre.', facts: ['COMU-01'] },
      { text: 'En general la diarrea se detiene sola, y en raros casos deshidrata.', facts: ['COMU-02', 'GRA-08'] },
      { text: 'Escalofríos, cólicos y manchado son otros efectos que se han visto.', facts: ['COMU-04', 'COMU-05'] },
      {
        text: 'Deja de ser leve si hay un embarazo o una sospecha: con cualquier dolor o sangrado, pida atención hoy.',
        facts: ['ALA-10', 'ALA-22'],
      },
    ],
    [
      { text: 'Hay cosas que usted sabe y el personal de salud no; dígale si tiene una de estas:', facts: ['PRE-06'] },
      ...CONTRAINDICATIONS,
    ],
    [
      { text: 'Dos medicamentos a la vez, sin consejo médico, pueden ocultar algo grave.', facts: ['EME-08'] },
      { text: 'Lo que se ofrece en la calle, en redes o por mensajes puede no ser lo que dice.', facts: ['PRE-02'] },
      {
        text: 'Así pasó con 4 de cada 10 muestras de un estudio: no alcanzaban el 90 % de lo declarado.',
        facts: ['COM-07'],
      },
      {
        text: 'El medicamento de una persona no es para otra, y menos para niñas y niños.',
        facts: ['ADV-04', 'ADV-07'],
      },
    ],
  ],
]
