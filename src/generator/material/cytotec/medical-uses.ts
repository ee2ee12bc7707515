import type { PageMaterial } from '@/generator/material/page-material'

/**
 * What the brand was made for, what health personnel use the substance for, what depends on Ecuador's register, and
 * what the substance is not.
 */
export const MEDICAL_USES: PageMaterial['medicalUses'] = [
  [
    [
      {
        text: 'Cytotec se creó para prevenir lesiones del estómago en quien necesita antiinflamatorios por mucho tiempo.',
        facts: ['DEF-03', 'USO-01'],
      },
      {
        text: 'Si llega un embarazo, ese tratamiento se suspende y se llama de inmediato al médico.',
        facts: ['ADV-05'],
      },
    ],
    [
      {
        text: 'El personal de salud usa misoprostol en el aborto incompleto, la pérdida del embarazo y el sangrado fuerte después del parto.',
        facts: ['MEC-04', 'USO-06', 'USO-07'],
      },
      {
        text: 'En un hospital preparado, lo usa también para ablandar el cuello del útero y empezar un parto.',
        facts: ['USO-08'],
      },
      {
        text: 'La Organización Mundial de la Salud (OMS) lo llama esencial: es importante, pero no se usa sin receta.',
        facts: ['USO-05', 'CLA-04'],
      },
    ],
    [
      {
        text: 'En Ecuador manda el registro de ARCSA, la agencia que controla los medicamentos; no pudimos confirmar si Cytotec lo tiene hoy.',
        facts: ['USO-04', 'REG-02', 'AUT-03'],
      },
      { text: 'Se usa solo con receta y seguimiento de un profesional.', facts: ['PRE-01'] },
      {
        text: 'No es un anticonceptivo, ni una pastilla del día después, ni mifepristona.',
        facts: ['DEF-07', 'DEF-06'],
      },
    ],
  ],
  [
    [
      {
        text: 'Los usos aprobados en Ecuador son los del registro de ARCSA, la agencia que controla los medicamentos; no pudimos saber si Cytotec lo tiene.',
        facts: ['USO-04', 'REG-02', 'AUT-03'],
      },
      { text: 'Sobre su uso decide quien receta y da seguimiento.', facts: ['PRE-01'] },
    ],
    [
      {
        text: 'La marca nació para evitar que los antiinflamatorios, usados por largo tiempo, dañen el estómago.',
        facts: ['DEF-03', 'USO-01'],
      },
      { text: 'Ante un embarazo, el tratamiento se suspende y se avisa enseguida al médico.', facts: ['ADV-05'] },
    ],
    [
      {
        text: 'El personal de salud usa el misoprostol además en el sangrado fuerte después del parto, el aborto incompleto y la pérdida del embarazo.',
        facts: ['MEC-04', 'USO-07', 'USO-06'],
      },
      {
        text: 'También para ablandar el cuello del útero y empezar el parto, en un hospital preparado.',
        facts: ['USO-08'],
      },
      {
        text: 'La Organización Mundial de la Salud (OMS) lo llama esencial; eso no quiere decir sin receta.',
        facts: ['USO-05', 'CLA-04'],
      },
      { text: 'No es un anticonceptivo, ni siquiera de emergencia, ni es mifepristona.', facts: ['DEF-07', 'DEF-06'] },
    ],
  ],
  [
    [
      {
        text: '¿Para qué se creó Cytotec? Para el estómago de quien necesita antiinflamatorios por mucho tiempo.',
        facts: ['DEF-03', 'USO-01'],
      },
      {
        text: '¿Puede usarlo así una embarazada? No: si llega un embarazo, se deja el tratamiento y se llama de inmediato al médico.',
        facts: ['ADV-03', 'ADV-05'],
      },
    ],
    [
      {
        text: '¿Y otros usos? El personal de salud lo usa en la pérdida del embarazo, el aborto incompleto y el sangrado fuerte después del parto.',
        facts: ['MEC-04', 'USO-06', 'USO-07'],
      },
      {
        text: 'En un hospital preparado, el personal empieza con él un parto y ablanda el cuello del útero.',
        facts: ['USO-08'],
      },
      {
        text: 'La Organización Mundial de la Salud (OMS) lo llama esencial, que es importante y no sin receta.',
        facts: ['USO-05', 'CLA-04'],
      },
    ],
    [
      {
        text: '¿Está registrado en Ecuador? Lo sabe ARCSA, la agencia que controla los medicamentos y da el registro; no pudimos comprobarlo.',
        facts: ['USO-04', 'REG-02', 'AUT-03'],
      },
      { text: 'Decide quien receta y da seguimiento.', facts: ['PRE-01'] },
      { text: 'No es mifepristona, y no sirve como anticonceptivo, ni al día siguiente.', facts: ['DEF-06', 'DEF-07'] },
    ],
  ],
  [
    [
      {
        text: 'Cytotec previene lesiones del estómago cuando alguien usa antiinflamatorios por largo tiempo.',
        facts: ['DEF-03', 'USO-01'],
      },
      { text: 'Con un embarazo, el tratamiento se suspende y se llama enseguida al médico.', facts: ['ADV-05'] },
    ],
    [
      { text: 'El misoprostol tiene otros usos, todos en manos de personal de salud:', facts: ['MEC-04'] },
      { text: 'Aborto incompleto o pérdida del embarazo.', facts: ['USO-06'], isItem: true },
      { text: 'Sangrado fuerte después del parto.', facts: ['USO-07'], isItem: true },
      {
        text: 'Empezar un parto y ablandar el cuello del útero, en un hospital preparado.',
        facts: ['USO-08'],
        isItem: true,
      },
      {
        text: 'La Organización Mundial de la Salud (OMS) lo llama esencial, o sea, importante; aun así, se usa con receta.',
        facts: ['USO-05', 'CLA-04'],
      },
    ],
    [
      {
        text: 'En Ecuador necesita un registro, que da ARCSA, la agencia que controla los medicamentos; no pudimos confirmar si hoy lo tiene.',
        facts: ['REG-01', 'REG-02', 'USO-04', 'AUT-03'],
      },
      { text: 'Solo se usa si un profesional lo receta y da seguimiento.', facts: ['PRE-01'] },
      {
        text: 'No es la mifepristona, que es otro medicamento, ni un anticonceptivo, tampoco de emergencia.',
        facts: ['DEF-06', 'DEF-07'],
      },
    ],
  ],
  [
    [
      {
        text: 'Cytotec se hizo para prevenir las úlceras de quien necesita antiinflamatorios por mucho tiempo.',
        facts: ['DEF-03', 'USO-01'],
      },
      { text: 'Con un embarazo, el tratamiento se deja y se llama al médico enseguida.', facts: ['ADV-05'] },
    ],
    [
      {
        text: 'El personal de salud usa además el misoprostol en el sangrado fuerte después del parto, la pérdida del embarazo y el aborto incompleto.',
        facts: ['MEC-04', 'USO-07', 'USO-06'],
      },
      {
        text: 'En un hospital preparado, el personal lo usa para empezar un parto y ablandar el cuello del útero.',
        facts: ['USO-08'],
      },
      {
        text: 'Para la Organización Mundial de la Salud (OMS) es esencial, que quiere decir importante, y no sin receta.',
        facts: ['USO-05', 'CLA-04'],
      },
    ],
    [
      {
        text: 'En Ecuador vale el registro que da ARCSA, la agencia que controla los medicamentos; no logramos confirmar si la marca lo tiene.',
        facts: ['USO-04', 'REG-02', 'AUT-03'],
      },
      { text: 'La decisión es de quien receta y da seguimiento.', facts: ['PRE-01'] },
      {
        text: '¿Es un anticonceptivo, una pastilla del día después o lo mismo que la mifepristona? No.',
        facts: ['DEF-07', 'DEF-06'],
      },
    ],
  ],
]
