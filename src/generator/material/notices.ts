import type { FactKey } from './facts'

type Notice = { text: string; facts: readonly [FactKey, ...FactKey[]] }

/**
 * What components of the site say of health and of the law in their own words: parts of the texts, so that somebody signs
 * them. A test compares them with the components. `{…}` stands for a value.
 */
export const NOTICES = {
  /** Beside the list of alarm signs. */
  signs: [
    {
      text: 'Llame ya, es gratis, si nota:',
      facts: ['EME-01', 'ALA-01', 'ALA-03', 'ALA-05', 'ALA-08', 'ALA-11'],
    },
    {
      text: 'Si experimentas sangrado excesivo, dolor severo, fiebre alta, o cualquier síntoma grave:',
      facts: ['ALA-01', 'ALA-04', 'ALA-08'],
    },
    {
      text: 'Vaya hoy a un hospital o a un centro de salud si nota algo de esto.',
      facts: ['ALA-04', 'ALA-07', 'ALA-09', 'ALA-22'],
    },
    { text: 'Puede esperar a una consulta:', facts: ['COMU-02', 'COMU-07', 'PRE-01'] },
  ],
  /** On the pages of the cities. */
  city: [
    {
      text: 'En una emergencia llame primero al 911; si no puede ir más lejos, estos lugares no le pueden negar la atención.',
      facts: ['EME-01', 'EME-03', 'EME-04'],
    },
    {
      text: 'El IESS es el seguro social: en una emergencia debe atender a cualquiera.',
      facts: ['REC-27', 'EME-03', 'EME-04'],
    },
    { text: 'El traslado lo coordina el 911.', facts: ['EME-01', 'EME-18', 'REC-02'] },
    {
      text: 'Sobre la ley leímos la Constitución (mayo de 2024) y el Código Penal (junio de 2025): pueden haber cambiado.',
      facts: ['LEG-05', 'LEG-16'],
    },
  ],
  /** Where a page places `::no-legal-advice`. */
  law: [
    {
      text: 'Es información general: las normas cambian y cada caso es distinto.',
      facts: ['SOB-03', 'PORTAL-EDICION'],
    },
    {
      text: 'Para el suyo, hable con la Defensoría Pública, que es gratuita para quien no puede pagar, o con un profesional del derecho.',
      facts: ['SOB-03', 'LEG-46', 'AUT-09'],
    },
  ],
  /** Near the visitor, beside the chat, on the sheet for the wall and on the page for when there is no network. */
  others: [
    { text: 'El 911 puede coordinar el traslado.', facts: ['EME-01', 'EME-18', 'REC-02'] },
    { text: 'Mientras llega la ayuda, o si no puede viajar: {…}, en {…}.', facts: ['LOCAL-HOSPITALES', 'EME-03'] },
    { text: 'No le pueden negar la atención.', facts: ['EME-03'] },
    {
      text: 'Pregunte en esa llamada si está abierto {…}: no le puede negar la atención.',
      facts: ['LOCAL-HOSPITALES', 'EME-03', 'EME-04'],
    },
    { text: 'No envíe datos de su salud ni su nombre completo.', facts: ['PORTAL-DATOS', 'EDI-24'] },
    { text: 'Dónde está: ciudad, barrio, calle, y una iglesia, escuela o tienda conocida.', facts: ['EME-23'] },
    { text: 'Qué siente y desde cuándo.', facts: ['EME-05'] },
    { text: 'Si sangra, cada cuánto cambia la toalla.', facts: ['ALA-20'] },
    { text: 'Si hay embarazo o duda.', facts: ['EME-05'] },
    { text: 'Qué alergias y enfermedades tiene, y qué medicamentos usa.', facts: ['EME-05'] },
    {
      text: 'Si la ambulancia tarda o no llega, vaya con quien pueda llevarle; no maneje usted.',
      facts: ['EME-28', 'EME-29'],
    },
    {
      text: 'Si la ambulancia tarda o no llega, vuelva a llamar, y pida que le lleven a un centro de salud de {…}.',
      facts: ['EME-01', 'EME-03', 'EME-18'],
    },
    {
      text: 'Vale igual si no tiene papeles, si es menor de edad o si va sola.',
      facts: ['EME-03', 'LEG-49', 'LEG-69'],
    },
    { text: 'No pueden negarle la atención de emergencia, ni pedirle dinero antes.', facts: ['EME-03', 'EME-04'] },
    {
      text: 'Si tiene miedo, vaya igual: en 2017, el Ministerio de Salud advirtió que ese miedo puede causar la muerte.',
      facts: ['EME-09'],
    },
    {
      text: 'Si piensa en morir, llame al 911; también le escuchan gratis en el 171, opción 6.',
      facts: ['EME-39', 'EME-41'],
    },
  ],
} as const satisfies Record<string, readonly Notice[]>
