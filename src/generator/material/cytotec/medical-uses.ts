import type { PageMaterial } from '@/generator/material/page-material'

/** What the brand was made for, what health personnel use the substance for, what Ecuador's register decides and what it is not. */
export const MEDICAL_USES: PageMaterial['medicalUses'] = [
  [
    [
      {
        text: 'Cytotec se creó para prevenir úlceras y otras lesiones del estómago en quien necesita antiinflamatorios por mucho tiempo.',
        facts: ['DEF-03', 'USO-01'],
      },
      { text: 'En el estómago, el misoprostol baja el ácido.', facts: ['MEC-01'] },
      { text: 'La ficha de España suma la úlcera del duodeno, el comienzo del intestino.', facts: ['USO-02'] },
      { text: 'La de Estados Unidos aprueba solo el uso para el estómago.', facts: ['USO-03'] },
    ],
    [
      { text: 'El misoprostol tiene otros usos, siempre en manos de personal de salud.', facts: ['MEC-04', 'USO-08'] },
      {
        text: 'Está desde 2005 en la lista de medicamentos esenciales de la Organización Mundial de la Salud (OMS).',
        facts: ['USO-05'],
      },
      { text: 'Se usa en la pérdida del embarazo y en el aborto incompleto, cuando quedan restos.', facts: ['USO-06'] },
      { text: 'Se usa en la hemorragia después del parto.', facts: ['USO-07'] },
      {
        text: 'También ablanda el cuello del útero y ayuda a empezar un parto, donde hay instalaciones adecuadas.',
        facts: ['USO-08'],
      },
      { text: 'Que un medicamento sea esencial no quiere decir que se use sin receta.', facts: ['CLA-04'] },
    ],
    [
      {
        text: 'En Ecuador manda el registro sanitario de cada producto, que da y vigila ARCSA.',
        facts: ['USO-04', 'REG-02'],
      },
      {
        text: 'No pudimos confirmar si la marca tiene hoy un registro vigente: no decimos que sí ni que no.',
        facts: ['USO-04'],
      },
      {
        text: 'Los medicamentos de receta se despachan con ella, en farmacias y botiquines autorizados.',
        facts: ['REG-03'],
      },
    ],
    [
      {
        text: 'Antes de usarlo para el estómago, la ficha pide a la mujer en edad fértil una prueba de embarazo negativa y un anticonceptivo eficaz.',
        facts: ['CON-11'],
      },
      { text: 'Si llega un embarazo, ese tratamiento se suspende y se llama al médico.', facts: ['ADV-05'] },
      {
        text: 'No es un anticonceptivo ni una pastilla del día después, y no es lo mismo que la mifepristona.',
        facts: ['DEF-07', 'DEF-06'],
      },
      { text: 'Si conviene o no, lo decide un profesional, con receta y seguimiento.', facts: ['PRE-01'] },
    ],
  ],
  [
    [
      { text: 'Un uso aprobado cambia con el país, con la marca y con el registro sanitario.', facts: ['USO-04'] },
      {
        text: 'En España, Cytotec previene el daño de los antiinflamatorios en el estómago y trata la úlcera del duodeno, el comienzo del intestino.',
        facts: ['USO-01', 'USO-02'],
      },
      { text: 'En Estados Unidos se aprueba únicamente para el estómago.', facts: ['USO-03'] },
      { text: 'Ese fue el origen de la marca: reduce el ácido que daña el estómago.', facts: ['DEF-03', 'MEC-01'] },
    ],
    [
      {
        text: '¿Y en Ecuador? Decide ARCSA, producto por producto, con el registro sanitario que otorga y vigila.',
        facts: ['USO-04', 'REG-02'],
      },
      { text: 'Quisimos saber si Cytotec tiene hoy ese registro y no pudimos confirmarlo.', facts: ['USO-04'] },
      { text: 'Por ley, lo despachan farmacias y botiquines autorizados, y con receta si la pide.', facts: ['REG-03'] },
    ],
    [
      { text: 'Fuera del estómago, el misoprostol es tarea de personal de salud.', facts: ['MEC-04'] },
      {
        text: 'La OMS, la Organización Mundial de la Salud, lo cuenta desde 2005 entre los medicamentos esenciales.',
        facts: ['USO-05'],
      },
      {
        text: 'Esencial quiere decir prioritario para el sistema de salud; no quiere decir sin receta.',
        facts: ['CLA-04'],
      },
      {
        text: 'Se usa en la hemorragia posparto, en el aborto incompleto y en la pérdida del embarazo.',
        facts: ['USO-07', 'USO-06'],
      },
      {
        text: 'También para preparar el cuello del útero y para iniciar el parto, solo donde hay instalaciones adecuadas.',
        facts: ['USO-08'],
      },
    ],
    [
      { text: 'No evita un embarazo: no es un anticonceptivo, ni siquiera de emergencia.', facts: ['DEF-07'] },
      { text: 'Tampoco es mifepristona, que es otro medicamento.', facts: ['DEF-06'] },
      {
        text: 'A una mujer en edad fértil, la ficha le pide un anticonceptivo eficaz y una prueba de embarazo negativa antes del tratamiento del estómago.',
        facts: ['CON-11'],
      },
      { text: 'Ante un embarazo, se suspende y se avisa al médico.', facts: ['ADV-05'] },
      { text: 'Quien receta y da seguimiento decide si conviene.', facts: ['PRE-01'] },
    ],
  ],
  [
    [
      { text: 'Piense en una persona que necesita antiinflamatorios por mucho tiempo.', facts: ['USO-01'] },
      { text: 'Su estómago puede dañarse, y para evitarlo se creó Cytotec.', facts: ['DEF-03'] },
      { text: 'Lo que hace es bajar la producción de ácido.', facts: ['MEC-01'] },
      {
        text: 'En España se aprueba además para la úlcera del duodeno, el comienzo del intestino; en Estados Unidos, no.',
        facts: ['USO-02', 'USO-03'],
      },
    ],
    [
      { text: 'Piense ahora en una maternidad, con personal que vigila.', facts: ['MEC-04'] },
      { text: 'Allí el misoprostol tiene otros usos.', facts: ['MEC-04'] },
      { text: 'Se usa cuando una pérdida no termina sola o un aborto queda incompleto.', facts: ['USO-06'] },
      { text: 'Se usa contra la hemorragia que sigue a un parto.', facts: ['USO-07'] },
      {
        text: 'Ablanda el cuello del útero y sirve para inducir el parto, si hay instalaciones adecuadas.',
        facts: ['USO-08'],
      },
      {
        text: 'La Organización Mundial de la Salud (OMS) lo tiene desde 2005 en su lista de medicamentos esenciales.',
        facts: ['USO-05'],
      },
      { text: 'Eso no lo hace de uso libre.', facts: ['CLA-04'] },
    ],
    [
      {
        text: '¿Qué vale en {city}? Lo mismo que en todo Ecuador: el registro que ARCSA otorga y vigila, producto por producto.',
        facts: ['USO-04', 'REG-02', 'CIU-09'],
      },
      { text: 'Si Cytotec lo tiene hoy, no lo sabemos: no pudimos comprobarlo.', facts: ['USO-04'] },
      {
        text: 'Solo farmacias y botiquines autorizados despachan medicamentos; los de receta, con receta.',
        facts: ['REG-03'],
      },
    ],
    [
      { text: '¿Puede usarlo una embarazada para el estómago? No.', facts: ['ADV-03'] },
      { text: 'Por eso se piden antes una prueba de embarazo negativa y un anticonceptivo eficaz.', facts: ['CON-11'] },
      { text: 'Si el embarazo llega, se deja y se llama al médico enseguida.', facts: ['ADV-05'] },
      {
        text: 'Cytotec no es mifepristona, y no sirve como anticonceptivo, ni siquiera al día siguiente.',
        facts: ['DEF-06', 'DEF-07'],
      },
      { text: 'La última palabra es de quien receta y acompaña el tratamiento.', facts: ['PRE-01'] },
    ],
  ],
  [
    [
      { text: 'La ficha de Cytotec habla del estómago.', facts: ['DEF-03'] },
      {
        text: 'Dice que previene sus lesiones cuando alguien usa antiinflamatorios por largo tiempo.',
        facts: ['USO-01'],
      },
      { text: 'Lo logra porque reduce el ácido.', facts: ['MEC-01'] },
      {
        text: 'La versión española añade la úlcera del duodeno, el comienzo del intestino; la de Estados Unidos, no.',
        facts: ['USO-02', 'USO-03'],
      },
    ],
    [
      {
        text: 'Otros usos están fuera de la ficha de la marca, y son de personal de salud.',
        facts: ['USO-03', 'MEC-04'],
      },
      {
        text: 'La Organización Mundial de la Salud (OMS) incluye el misoprostol entre los medicamentos esenciales desde 2005.',
        facts: ['USO-05'],
      },
      {
        text: 'Sirve para iniciar un parto, si el lugar tiene instalaciones adecuadas, y para ablandar antes el cuello del útero.',
        facts: ['USO-08'],
      },
      { text: 'También en la hemorragia que puede venir después.', facts: ['USO-07'] },
      { text: 'Y en el aborto incompleto, o en la pérdida que no termina sola.', facts: ['USO-06'] },
      { text: 'El mismo efecto que ayuda con vigilancia puede dañar sin ella.', facts: ['MEC-04'] },
    ],
    [
      { text: 'Estar en una lista de esenciales no quita la receta.', facts: ['CLA-04'] },
      {
        text: 'En Ecuador, farmacias y botiquines autorizados despachan los medicamentos, y con receta si la piden.',
        facts: ['REG-03'],
      },
      {
        text: 'Cada producto necesita su registro sanitario, que otorga y vigila ARCSA.',
        facts: ['REG-01', 'REG-02', 'USO-04'],
      },
      { text: 'El de Cytotec no pudimos confirmarlo ni descartarlo.', facts: ['USO-04'] },
    ],
    [
      {
        text: 'La ficha pone condiciones a la mujer que puede quedar embarazada: prueba negativa y anticoncepción eficaz.',
        facts: ['CON-11'],
      },
      { text: 'Con un embarazo, el tratamiento del estómago se suspende y se avisa al médico.', facts: ['ADV-05'] },
      { text: 'No es la mifepristona, que es otro medicamento, ni es un anticonceptivo.', facts: ['DEF-06', 'DEF-07'] },
      { text: 'Decide un profesional que receta y da seguimiento.', facts: ['PRE-01'] },
    ],
  ],
  [
    [
      {
        text: '¿Para qué se aprobó Cytotec? Para prevenir las úlceras que dejan los antiinflamatorios en el estómago.',
        facts: ['DEF-03', 'USO-01'],
      },
      { text: 'Su sustancia, el misoprostol, hace que el estómago produzca menos ácido.', facts: ['MEC-01', 'DEF-02'] },
      { text: 'España lo aprueba también contra la úlcera del duodeno, el comienzo del intestino.', facts: ['USO-02'] },
      { text: 'Estados Unidos aprueba nada más el uso del estómago.', facts: ['USO-03'] },
    ],
    [
      { text: '¿Tiene otros usos? Sí, y son de personal de salud.', facts: ['MEC-04'] },
      { text: 'Uno es la hemorragia posparto, es decir, el sangrado grave después de dar a luz.', facts: ['USO-07'] },
      { text: 'Otro es la pérdida del embarazo, o el aborto que queda incompleto.', facts: ['USO-06'] },
      {
        text: 'El tercero es preparar el cuello del útero e inducir el parto, con instalaciones adecuadas.',
        facts: ['USO-08'],
      },
      {
        text: 'Desde 2005 figura en la lista de medicamentos esenciales de la OMS, la Organización Mundial de la Salud.',
        facts: ['USO-05'],
      },
      { text: 'Esa lista dice qué es prioritario, no qué se usa sin receta.', facts: ['CLA-04'] },
    ],
    [
      {
        text: '¿Está registrado en Ecuador? ARCSA, que da y vigila el registro de cada producto, tiene la respuesta.',
        facts: ['USO-04', 'REG-02'],
      },
      { text: 'El portal no logró confirmarla.', facts: ['USO-04'] },
      {
        text: 'La ley manda despachar los medicamentos en farmacias y botiquines autorizados, y con receta si la piden.',
        facts: ['REG-03'],
      },
    ],
    [
      { text: '¿Sirve como anticonceptivo? No, tampoco después de una relación.', facts: ['DEF-07'] },
      { text: '¿Es como la mifepristona? No: son medicamentos distintos.', facts: ['DEF-06'] },
      { text: '¿Y si hay un embarazo? El tratamiento del estómago se deja y se llama al médico.', facts: ['ADV-05'] },
      {
        text: 'Por eso la ficha exige antes anticoncepción eficaz y una prueba de embarazo negativa.',
        facts: ['CON-11'],
      },
      { text: '¿Quién decide? Un profesional, con receta y seguimiento.', facts: ['PRE-01'] },
    ],
  ],
]
