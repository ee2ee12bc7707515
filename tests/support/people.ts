/**
 * Who asks the database: a visitor has the public key alone, a stranger is signed in but not listed,
 * an editor is signed in and listed. The owner works in SQL, or through the API with the secret key.
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
} as const

export const PEOPLE = ['visitor', 'stranger', 'editor'] as const satisfies readonly Person[]

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
`
