/**
 * Who asks the database: a visitor has the public key alone, a stranger is signed in but not listed,
 * an editor is signed in and listed, a reviewer is signed in and signs as a professional. The owner works in SQL, or
 * through the API with the secret key.
 */
export type Person = 'visitor' | SignedIn
export type Asker = Person | 'key'
export type SignedIn = keyof typeof SIGNED_IN

export const SIGNED_IN = {
  stranger: {
    id: '5c0a3f9e-0000-4000-8000-000000000001',
    email: 'extrana@portal.example',
    password: 'una-clave-larga',
  },
  editor: { id: '5c0a3f9e-0000-4000-8000-000000000002', email: 'editora@portal.example', password: 'otra-clave-larga' },
  reviewer: {
    id: '5c0a3f9e-0000-4000-8000-000000000003',
    email: 'revisora@portal.example',
    password: 'la-tercera-clave',
  },
} as const

export const PEOPLE = ['visitor', 'stranger', 'editor', 'reviewer'] as const satisfies readonly Person[]

/** The professional as whom the reviewer signs. Nobody of this name exists. */
export const REVIEWER = {
  id: '5c0a3f9e-0000-4000-8000-0000000000f1',
  name: 'Revisora de Prueba',
  title: 'Dra.',
  profession: 'Médica',
  specialty: 'Ginecología',
  field: 'médico',
  registerNumber: 'MUESTRA-1',
  registerUrl: 'https://registro.example/1',
  years: 12,
  consentOn: '2026-11-01',
  consentHow: 'carta firmada',
  userId: SIGNED_IN.reviewer.id,
} as const

/** The SQL with which an owner adds these people, because sign-up is off. */
export const ADD_PEOPLE = `
create schema if not exists extensions;
create extension if not exists pgcrypto schema extensions;
${Object.values(SIGNED_IN)
  .map(
    ({ id, email, password }) => `
insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data)
values ('${id}', '${email}', extensions.crypt('${password}', extensions.gen_salt('bf', 4)), now(), '{"provider":"email","providers":["email"]}');`,
  )
  .join('\n')}
insert into public.editors ("userId", name) values ('${SIGNED_IN.editor.id}', 'Editora de prueba');
insert into public.reviewers (${Object.keys(REVIEWER)
  .map((column) => `"${column}"`)
  .join()})
values (${Object.values(REVIEWER)
  .map((value) => `'${value}'`)
  .join()});
`
