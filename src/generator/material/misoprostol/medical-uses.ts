import type { PageMaterial } from '@/generator/material/page-material'

/** What the stomach and health personnel use it for, what Ecuador's register decides and what it is not. */
export const MEDICAL_USES: PageMaterial['medicalUses'] = [
  [
    [
      {
        text: 'El misoprostol se usa para prevenir lesiones del estómago en quien necesita antiinflamatorios por largo tiempo.',
        facts: ['USO-01'],
      },
      { text: 'Actúa así: reduce el ácido del estómago.', facts: ['MEC-01'] },
      {
        text: 'En España se aprueba también para tratar la úlcera del duodeno, el comienzo del intestino.',
        facts: ['USO-02'],
      },
      {
        text: 'En Estados Unidos, la ficha de la marca Cytotec solo aprueba el uso para el estómago.',
        facts: ['USO-03'],
      },
    ],
    [
      { text: 'En el útero provoca contracciones y ablanda el cuello.', facts: ['MEC-03'] },
      { text: 'Por eso el personal de salud lo usa en otros casos:', facts: ['MEC-04'] },
      { text: 'Pérdida del embarazo y aborto incompleto, cuando quedan restos.', facts: ['USO-06'], isItem: true },
      { text: 'Hemorragia después del parto.', facts: ['USO-07'], isItem: true },
      { text: 'Preparación del cuello del útero.', facts: ['USO-08'], isItem: true },
      { text: 'Inducción del parto, donde hay instalaciones adecuadas.', facts: ['USO-08'], isItem: true },
      {
        text: 'La Organización Mundial de la Salud (OMS) lo incluye entre los medicamentos esenciales desde 2005.',
        facts: ['USO-05'],
      },
      { text: 'Eso lo hace prioritario para los servicios de salud, no de uso libre.', facts: ['CLA-04'] },
    ],
    [
      {
        text: 'En Ecuador, los usos de cada producto son los de su registro sanitario, que otorga y vigila ARCSA.',
        facts: ['USO-04', 'REG-02'],
      },
      { text: 'No pudimos abrir los que hay registrados hoy.', facts: ['USO-04'] },
      {
        text: 'Los medicamentos se despachan en farmacias y botiquines autorizados; los de receta, con receta.',
        facts: ['REG-03'],
      },
    ],
    [
      {
        text: 'En mujeres en edad fértil, el tratamiento del estómago pide antes una prueba de embarazo negativa y un anticonceptivo eficaz.',
        facts: ['CON-11'],
      },
      { text: 'Si llega un embarazo, se suspende y se llama al médico de inmediato.', facts: ['ADV-05'] },
      {
        text: 'El misoprostol no es mifepristona, y tampoco un anticonceptivo o una pastilla del día después.',
        facts: ['DEF-06', 'DEF-07'],
      },
      { text: 'Quien decide es un profesional, con receta y seguimiento.', facts: ['PRE-01'] },
    ],
  ],
  [
    [
      {
        text: 'El misoprostol está en dos grupos de la clasificación internacional: el del estómago y el de ginecología y parto.',
        facts: ['DEF-04'],
      },
      {
        text: 'En el primero, evita las lesiones que causan los antiinflamatorios cuando se usan por mucho tiempo.',
        facts: ['USO-01'],
      },
      { text: 'Para eso baja el ácido del estómago.', facts: ['MEC-01'] },
      {
        text: 'España lo aprueba, además, contra la úlcera del duodeno, el comienzo del intestino.',
        facts: ['USO-02'],
      },
      { text: 'Estados Unidos aprueba la marca Cytotec solo para el estómago.', facts: ['USO-03'] },
    ],
    [
      { text: 'En el segundo grupo, el trabajo es de personal de salud.', facts: ['MEC-04'] },
      { text: 'Se usa en la hemorragia que sigue a un parto.', facts: ['USO-07'] },
      {
        text: 'Se usa si un aborto queda incompleto, o si una pérdida del embarazo no termina sola.',
        facts: ['USO-06'],
      },
      {
        text: 'Se usa para ablandar el cuello del útero y para inducir el parto; la OMS pide instalaciones adecuadas.',
        facts: ['USO-08'],
      },
      {
        text: 'La OMS es la Organización Mundial de la Salud, y lo tiene por medicamento esencial desde 2005.',
        facts: ['USO-05'],
      },
      { text: 'Ser esencial no significa que se use sin receta.', facts: ['CLA-04'] },
    ],
    [
      {
        text: 'En {city}, como en todo Ecuador, vale el registro sanitario de cada producto.',
        facts: ['USO-04', 'CIU-09'],
      },
      {
        text: 'Lo otorga y lo vigila ARCSA; no pudimos ver qué usos están registrados hoy.',
        facts: ['REG-02', 'USO-04'],
      },
      {
        text: 'La ley manda despachar los medicamentos en farmacias y botiquines autorizados, y con receta si hace falta.',
        facts: ['REG-03'],
      },
    ],
    [
      { text: 'No se debe confundir con la mifepristona, que es otro medicamento.', facts: ['DEF-06'] },
      { text: 'No es un método anticonceptivo, ni antes ni después de una relación.', facts: ['DEF-07'] },
      {
        text: 'Si alguien lo usa para el estómago y llega un embarazo, se suspende y se avisa al médico.',
        facts: ['ADV-05'],
      },
      {
        text: 'Por ese riesgo, a la mujer en edad fértil se le piden antes una prueba negativa y un anticonceptivo eficaz.',
        facts: ['CON-11'],
      },
      { text: 'La decisión es de quien receta y da seguimiento.', facts: ['PRE-01'] },
    ],
  ],
  [
    [
      {
        text: '¿Quién usa misoprostol? Por un lado, personas que necesitan antiinflamatorios por mucho tiempo.',
        facts: ['USO-01'],
      },
      { text: 'Les ayuda a que el estómago no se lastime, porque baja el ácido.', facts: ['USO-01', 'MEC-01'] },
      {
        text: 'En España también se da contra la úlcera del duodeno, que es el comienzo del intestino.',
        facts: ['USO-02'],
      },
      { text: 'En Estados Unidos, la ficha de Cytotec no va más allá del estómago.', facts: ['USO-03'] },
    ],
    [
      { text: 'Por otro lado, lo usa el personal de salud que atiende embarazos y partos.', facts: ['MEC-04'] },
      {
        text: 'Le sirve para ablandar el cuello del útero y para iniciar un parto, con instalaciones adecuadas.',
        facts: ['USO-08'],
      },
      { text: 'Le sirve en la hemorragia posparto.', facts: ['USO-07'] },
      { text: 'Y le sirve cuando una pérdida del embarazo o un aborto queda incompleto.', facts: ['USO-06'] },
      {
        text: 'Desde 2005 está en la lista de medicamentos esenciales de la Organización Mundial de la Salud (OMS).',
        facts: ['USO-05'],
      },
      { text: 'La lista señala lo prioritario; no dice que algo sea de uso libre.', facts: ['CLA-04'] },
    ],
    [
      {
        text: '¿Qué usos están registrados en Ecuador? Lo sabe ARCSA, que otorga y vigila el registro de cada producto.',
        facts: ['USO-04', 'REG-02'],
      },
      { text: 'Nosotros no pudimos comprobarlo.', facts: ['USO-04'] },
      {
        text: 'En el país, los de receta se despachan con ella, en farmacias y botiquines autorizados.',
        facts: ['REG-03'],
      },
    ],
    [
      {
        text: '¿Y si la persona puede quedar embarazada? Para el estómago se exigen una prueba negativa y anticoncepción eficaz.',
        facts: ['CON-11'],
      },
      { text: 'Si el embarazo aparece, el tratamiento se deja y se llama al médico enseguida.', facts: ['ADV-05'] },
      {
        text: '¿Es una pastilla anticonceptiva o del día después? No, y tampoco es mifepristona.',
        facts: ['DEF-07', 'DEF-06'],
      },
      { text: '¿Es para mí? Eso lo responde un profesional, con receta y seguimiento.', facts: ['PRE-01'] },
    ],
  ],
  [
    [
      {
        text: 'Desde 2005, la Organización Mundial de la Salud (OMS) incluye el misoprostol en su lista de medicamentos esenciales.',
        facts: ['USO-05'],
      },
      { text: 'Esencial es lo que más necesita un sistema de salud, no lo que se usa sin receta.', facts: ['CLA-04'] },
      { text: 'Fuera del estómago, se usa en manos de personal de salud para esto:', facts: ['MEC-04'] },
      { text: 'Inducir el parto, donde hay instalaciones adecuadas.', facts: ['USO-08'], isItem: true },
      { text: 'Ablandar el cuello del útero.', facts: ['USO-08'], isItem: true },
      { text: 'Tratar la hemorragia que sigue al parto.', facts: ['USO-07'], isItem: true },
      {
        text: 'Tratar la pérdida del embarazo y el aborto incompleto, si quedan restos.',
        facts: ['USO-06'],
        isItem: true,
      },
    ],
    [
      { text: 'Su otro campo es el estómago.', facts: ['USO-01'] },
      {
        text: 'Allí reduce el ácido y previene el daño de los antiinflamatorios que se usan por largo tiempo.',
        facts: ['MEC-01', 'USO-01'],
      },
      { text: 'La ficha española incluye la úlcera del duodeno, el comienzo del intestino.', facts: ['USO-02'] },
      { text: 'La de Cytotec en Estados Unidos aprueba ese campo y ningún otro.', facts: ['USO-03'] },
      {
        text: 'La mujer en edad fértil necesita antes una prueba de embarazo negativa y un anticonceptivo eficaz.',
        facts: ['CON-11'],
      },
      { text: 'Con un embarazo, se suspende y se avisa al médico sin demora.', facts: ['ADV-05'] },
    ],
    [
      { text: 'Y hay cosas que el misoprostol no es.', facts: ['DEF-06', 'DEF-07'] },
      {
        text: 'No es un anticonceptivo, ni la pastilla del día después, ni la mifepristona.',
        facts: ['DEF-06', 'DEF-07'],
      },
    ],
    [
      {
        text: 'En Ecuador responde ARCSA: otorga y vigila el registro, y en él constan los usos de cada producto.',
        facts: ['USO-04', 'REG-02'],
      },
      { text: 'No logramos ver los que rigen hoy.', facts: ['USO-04'] },
      {
        text: 'Por ley, despachan medicamentos las farmacias y botiquines autorizados, y con receta si la piden.',
        facts: ['REG-03'],
      },
      { text: 'El uso lo decide quien receta y sigue el tratamiento.', facts: ['PRE-01'] },
    ],
  ],
  [
    [
      { text: 'Un profesional puede recetar misoprostol para cuidar el estómago.', facts: ['USO-01', 'PRE-01'] },
      {
        text: 'Lo hace cuando alguien necesita antiinflamatorios por mucho tiempo, porque así se previenen lesiones.',
        facts: ['USO-01'],
      },
      { text: 'El medicamento frena el ácido.', facts: ['MEC-01'] },
      {
        text: 'En España se añade la úlcera del duodeno (el comienzo del intestino); en Estados Unidos, la ficha de Cytotec no la incluye.',
        facts: ['USO-02', 'USO-03'],
      },
      {
        text: 'Antes, una mujer en edad fértil necesita un anticonceptivo eficaz y una prueba de embarazo negativa.',
        facts: ['CON-11'],
      },
      { text: 'Y si después hay un embarazo, se deja el tratamiento y se llama al médico.', facts: ['ADV-05'] },
    ],
    [
      {
        text: 'En el útero el efecto es otro, peligroso sin control médico: contracciones y un cuello más blando.',
        facts: ['MEC-03', 'MEC-04'],
      },
      {
        text: 'Con eso, el personal de salud atiende el aborto incompleto y la pérdida que no termina sola.',
        facts: ['USO-06'],
      },
      { text: 'Atiende también la hemorragia después de un parto.', facts: ['USO-07'] },
      {
        text: 'Y puede preparar el cuello e inducir el parto, pero solo con instalaciones adecuadas.',
        facts: ['USO-08'],
      },
      {
        text: 'La OMS (Organización Mundial de la Salud) lo declara esencial desde 2005; eso no borra la receta.',
        facts: ['USO-05', 'CLA-04'],
      },
    ],
    [
      { text: 'No sirve para evitar un embarazo, ni de forma habitual ni de emergencia.', facts: ['DEF-07'] },
      { text: 'Tampoco es lo mismo que la mifepristona.', facts: ['DEF-06'] },
    ],
    [
      { text: 'Lo aprobado en otro país no rige en {city}.', facts: ['USO-04', 'CIU-09'] },
      {
        text: 'Rige el registro ecuatoriano de cada producto, que ARCSA otorga y vigila.',
        facts: ['USO-04', 'REG-02'],
      },
      { text: 'No pudimos ver qué usos hay en él hoy.', facts: ['USO-04'] },
      {
        text: 'Solo farmacias y botiquines autorizados pueden despachar medicamentos, y con receta si la piden.',
        facts: ['REG-03'],
      },
    ],
  ],
]
