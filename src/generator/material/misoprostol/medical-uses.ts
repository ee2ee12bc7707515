import type { PageMaterial } from '@/generator/material/page-material'

/**
 * The use for the stomach, what health personnel use the medicine for, what depends on Ecuador's register, and what the
 * medicine is not.
 */
export const MEDICAL_USES: PageMaterial['medicalUses'] = [
  [
    [
      {
        text: 'El misoprostol previene lesiones del estómago en quien necesita antiinflamatorios por largo tiempo.',
        facts: ['USO-01'],
      },
      { text: 'Si llega un embarazo, se suspende y se llama de inmediato al médico.', facts: ['ADV-05'] },
    ],
    [
      { text: 'El personal de salud lo usa también en:', facts: ['MEC-04'] },
      { text: 'Aborto incompleto y pérdida del embarazo.', facts: ['USO-06'], isItem: true },
      { text: 'Sangrado fuerte después del parto.', facts: ['USO-07'], isItem: true },
      {
        text: 'Empezar un parto y ablandar el cuello del útero, en un hospital preparado.',
        facts: ['USO-08'],
        isItem: true,
      },
      {
        text: 'La Organización Mundial de la Salud (OMS) lo llama esencial: quiere decir importante, no que se use sin receta.',
        facts: ['USO-05', 'CLA-04'],
      },
    ],
    [
      {
        text: 'En Ecuador, los usos aprobados son los del registro de ARCSA, la agencia que controla los medicamentos; no pudimos verlos.',
        facts: ['USO-04', 'REG-02', 'AUT-03'],
      },
      { text: 'Se usa solo con receta y seguimiento.', facts: ['PRE-01'] },
      { text: 'No es anticonceptivo, ni pastilla del día después, ni mifepristona.', facts: ['DEF-07', 'DEF-06'] },
    ],
  ],
  [
    [
      {
        text: 'El misoprostol evita lesiones del estómago cuando se usan antiinflamatorios por mucho tiempo.',
        facts: ['USO-01'],
      },
      { text: 'Con un embarazo, ese tratamiento se suspende y se avisa enseguida al médico.', facts: ['ADV-05'] },
    ],
    [
      {
        text: 'El personal de salud lo usa en el sangrado fuerte después del parto, el aborto incompleto y la pérdida del embarazo.',
        facts: ['MEC-04', 'USO-07', 'USO-06'],
      },
      {
        text: 'En un hospital preparado, el personal lo usa además para empezar un parto y ablandar el cuello del útero.',
        facts: ['USO-08'],
      },
      {
        text: 'La Organización Mundial de la Salud (OMS) lo llama esencial, es decir, importante; aun así, se usa con receta.',
        facts: ['USO-05', 'CLA-04'],
      },
    ],
    [
      {
        text: 'En Ecuador vale el registro de ARCSA, la agencia que controla los medicamentos; no pudimos ver qué usos están aprobados hoy.',
        facts: ['USO-04', 'REG-02', 'AUT-03'],
      },
      { text: 'Decide quien receta y da seguimiento.', facts: ['PRE-01'] },
      { text: 'No es mifepristona ni anticonceptivo, ni siquiera de emergencia.', facts: ['DEF-06', 'DEF-07'] },
    ],
  ],
  [
    [
      {
        text: '¿Quién usa misoprostol? Quien necesita antiinflamatorios por mucho tiempo, para cuidar su estómago.',
        facts: ['USO-01'],
      },
      { text: 'Si aparece un embarazo, el tratamiento se deja y se llama de inmediato al médico.', facts: ['ADV-05'] },
    ],
    [
      {
        text: 'También lo usa el personal de salud, en el aborto incompleto, la pérdida del embarazo y el sangrado fuerte después del parto.',
        facts: ['MEC-04', 'USO-06', 'USO-07'],
      },
      {
        text: 'Si el hospital está preparado, el personal ablanda con él el cuello del útero y empieza un parto.',
        facts: ['USO-08'],
      },
      {
        text: 'Que la Organización Mundial de la Salud (OMS) lo llame esencial no significa que se use sin receta.',
        facts: ['USO-05', 'CLA-04'],
      },
    ],
    [
      {
        text: '¿Y en Ecuador? Vale lo que diga el registro de ARCSA, la agencia que controla los medicamentos; no pudimos verlo.',
        facts: ['USO-04', 'REG-02', 'AUT-03'],
      },
      { text: 'Solo se usa con la receta y el seguimiento de un profesional.', facts: ['PRE-01'] },
      { text: '¿Es anticonceptivo, pastilla del día después o mifepristona? No.', facts: ['DEF-07', 'DEF-06'] },
    ],
  ],
  [
    [
      {
        text: 'Para la Organización Mundial de la Salud (OMS), el misoprostol es un medicamento esencial, o sea, importante; eso no quiere decir sin receta.',
        facts: ['USO-05', 'CLA-04'],
      },
      { text: 'El personal de salud lo usa para:', facts: ['MEC-04'] },
      { text: 'Tratar el aborto incompleto y la pérdida del embarazo.', facts: ['USO-06'], isItem: true },
      { text: 'Tratar el sangrado fuerte que sigue al parto.', facts: ['USO-07'], isItem: true },
      {
        text: 'Ablandar el cuello del útero y empezar el parto, en un hospital preparado.',
        facts: ['USO-08'],
        isItem: true,
      },
    ],
    [
      {
        text: 'También evita que los antiinflamatorios, usados por largo tiempo, dañen el estómago.',
        facts: ['USO-01'],
      },
      { text: 'Si hay un embarazo, el tratamiento se suspende y se avisa enseguida al médico.', facts: ['ADV-05'] },
    ],
    [
      {
        text: 'En Ecuador, los usos constan en el registro de ARCSA, la agencia que controla los medicamentos; no logramos verlos.',
        facts: ['USO-04', 'REG-02', 'AUT-03'],
      },
      { text: 'Lo decide quien receta y da seguimiento.', facts: ['PRE-01'] },
      { text: 'No es mifepristona, ni pastilla del día después, ni otro anticonceptivo.', facts: ['DEF-06', 'DEF-07'] },
    ],
  ],
  [
    [
      {
        text: 'Un profesional puede recetar misoprostol a quien usa antiinflamatorios por mucho tiempo, para cuidar el estómago.',
        facts: ['USO-01', 'PRE-01'],
      },
      {
        text: 'Si después hay un embarazo, se deja el tratamiento y se llama de inmediato al médico.',
        facts: ['ADV-05'],
      },
    ],
    [
      {
        text: 'El personal de salud atiende con él el aborto incompleto, la pérdida del embarazo y el sangrado fuerte después del parto.',
        facts: ['MEC-04', 'USO-06', 'USO-07'],
      },
      {
        text: 'También empieza con él un parto, si el hospital está preparado, y ablanda el cuello del útero.',
        facts: ['USO-08'],
      },
      {
        text: 'La Organización Mundial de la Salud (OMS) lo llama esencial: importante, y con receta.',
        facts: ['USO-05', 'CLA-04'],
      },
    ],
    [
      {
        text: 'En Ecuador rige el registro que da ARCSA, la agencia que controla los medicamentos; no pudimos ver qué usos hay en él hoy.',
        facts: ['USO-04', 'REG-02', 'AUT-03'],
      },
      { text: 'Su uso necesita receta y seguimiento.', facts: ['PRE-01'] },
      { text: 'No es un anticonceptivo, tampoco de emergencia, y no es mifepristona.', facts: ['DEF-07', 'DEF-06'] },
    ],
  ],
]
