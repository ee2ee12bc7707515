import * as v from 'valibot'
import { isPlainText } from '@/cities/plain-text'
import { isDay } from '@/content/is-day'
import { isRowId } from '@/data/request/row-id'
import type { ReviewerFields } from '@/data/reviewers'

/** How the desk calls the fields of a reviewer. */
export const REVIEWER_LABELS = {
  title: 'Tratamiento',
  name: 'Nombre y apellido',
  profession: 'Profesión',
  specialty: 'Especialidad (si tiene)',
  field: 'Qué firma',
  registerNumber: 'Número de registro',
  registerUrl: 'Dirección donde se comprueba',
  years: 'Años de experiencia',
  affiliation: 'Dónde trabaja',
  consentOn: 'Día del consentimiento',
  consentHow: 'Cómo lo dio',
  userId: 'Cuenta con la que firma (User UID)',
  active: 'Colabora con el portal',
} as const satisfies Record<keyof ReviewerFields, string>

export const FIELD_LABELS = {
  médico: 'Partes médicas',
  legal: 'Partes legales',
  ambos: 'Partes médicas y legales',
} as const satisfies Record<ReviewerFields['field'], string>

/** How the history says what a reviewer was said to be. */
export const REVIEWER_WORDS = Object.entries(REVIEWER_LABELS).map(
  ([name, label]) =>
    [
      label,
      (fields: ReviewerFields): string => {
        const value = new Map<string, unknown>(Object.entries(fields)).get(name)
        if (name === 'field') return FIELD_LABELS[fields.field]
        return typeof value === 'boolean' ? (value ? 'sí' : 'no') : String(value ?? '')
      },
    ] as const,
)

/** What becomes of the signatures of somebody who has left, as an owner has set it for everybody. */
export function signaturesOfLeavers(keepsSignatures: boolean): string {
  return keepsSignatures
    ? 'sigue valiendo, con su día y «ya no colabora»'
    : 'deja de valer: sus partes quedan otra vez sin firmar'
}

/** What is typed into the form. */
export const reviewerValues = v.object({
  title: v.string(),
  name: v.string(),
  profession: v.string(),
  specialty: v.string(),
  field: v.picklist(['médico', 'legal', 'ambos']),
  registerNumber: v.string(),
  registerUrl: v.string(),
  years: v.string(),
  affiliation: v.string(),
  consentOn: v.string(),
  consentHow: v.string(),
  userId: v.string(),
  active: v.boolean(),
})

export type ReviewerValues = v.InferOutput<typeof reviewerValues>

export const NEW_REVIEWER: ReviewerFields = {
  title: '',
  name: '',
  profession: '',
  specialty: null,
  field: 'médico',
  registerNumber: null,
  registerUrl: null,
  years: null,
  affiliation: null,
  consentOn: null,
  consentHow: null,
  userId: null,
  active: true,
}

/** Returns a reviewer as the form shows them, with unknown values left empty. */
export function typedReviewer(fields: ReviewerFields): ReviewerValues {
  return v.parse(
    reviewerValues,
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, typeof value === 'boolean' ? value : String(value ?? '')]),
    ),
  )
}

/** Returns the schema of the form, which reads the fields to save. `editors` are the accounts that may not sign. */
export function reviewerSchema(editors: readonly string[], today: string) {
  return v.pipe(
    v.object({
      ...reviewerValues.entries,
      title: text('Escriba cómo va delante del nombre: «Dra.», «Abg.».'),
      name: text('Escriba el nombre y el apellido.', 3),
      profession: text('Escriba la profesión.', 3),
      specialty: optionalText(3),
      registerNumber: optionalText(2),
      registerUrl: optional(
        (url) => /^https:\/\/[^\s<>"]+$/.test(url),
        'Pegue la dirección entera: empieza con https:// y no lleva espacios.',
      ),
      years: v.pipe(
        v.string(),
        v.trim(),
        v.check((years) => /^([0-7]?\d|80)?$/.test(years), 'Escriba solo el número de años.'),
        v.transform((years) => (years === '' ? null : Number(years))),
      ),
      affiliation: optionalText(2),
      consentOn: optional(
        (day) => isDay(day) && day <= today,
        'Escriba el día en que lo dio: no puede ser después de hoy.',
      ),
      consentHow: optionalText(3),
      userId: v.pipe(
        optional(isRowId, 'El «User UID» tiene 36 signos, como 3f2a8c1e-….'),
        v.check((id) => id === null || !editors.includes(id), 'Es la cuenta de un editor: quien escribe no firma.'),
      ),
    }),
    v.forward(
      v.check(
        ({ consentOn, consentHow }) => (consentOn === null) === (consentHow === null),
        'Escriba el día y cómo lo dio, o deje vacíos los dos.',
      ),
      ['consentHow'],
    ),
  ) satisfies v.GenericSchema<ReviewerValues, ReviewerFields>
}

/** Returns what is missing before visitors are shown a reviewer; empty where nothing is. */
export function missingOf({ consentOn, registerNumber, registerUrl }: ReviewerFields): string[] {
  return [
    ...(consentOn ? [] : ['su consentimiento']),
    ...(registerNumber ? [] : ['el número de registro']),
    ...(registerUrl ? [] : ['la dirección donde se comprueba']),
  ]
}

function text(missing: string, least = 2) {
  return v.pipe(v.string(), v.trim(), v.minLength(least, missing), v.check(isPlainText, UNSTORABLE))
}

function optionalText(least: number) {
  return optional((typed) => typed.length >= least && isPlainText(typed), UNSTORABLE)
}

/** A field that may be empty, and is null then. */
function optional(isRight: (typed: string) => boolean, problem: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === '' || isRight(typed), problem),
    v.transform((typed) => (typed === '' ? null : typed)),
  )
}

const UNSTORABLE = 'Es demasiado corto, o tiene signos que no se pueden guardar.'
