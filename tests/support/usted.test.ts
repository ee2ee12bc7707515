import { expect, test } from 'vitest'
import { familiarForms } from './usted'

test.each([
  'Llama al 911.',
  'Si sangras mucho, llama ahora al 911.',
  'No esperes dos horas.',
  '¿Qué puedes hacer?',
  'Cuida tu salud.',
  'Consulta con un médico.',
  'No lo compartas.',
  'Escríbenos por el chat.',
])('catches «%s»', (text) => {
  expect(familiarForms(text)).not.toEqual([])
})

test.each([
  'Llame al 911.',
  'Se suspende el medicamento y se llama al médico de inmediato.',
  'Si llama al 911, diga dónde está.',
  'El contenido no sustituye la consulta con un profesional.',
  'Tiene derecho a un trato digno, y nadie le juzga.',
  'Actúa de prisa: espera, busca y pide, pero no manda.',
  'Si experimentas sangrado excesivo, dolor severo, fiebre alta, o cualquier síntoma grave:',
])('lets «%s» pass', (text) => {
  expect(familiarForms(text)).toEqual([])
})
