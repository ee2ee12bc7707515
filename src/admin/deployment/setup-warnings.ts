type Setup = {
  /** Settings that are still examples. */
  unset: { siteUrl: boolean; operatorPhone: boolean }
  /** Whether there is somebody who signs the texts. */
  hasReviewers: boolean
  /** Whether everybody may use the desk, and whether anybody may create an account; undefined while not known. */
  isAdminOpen: boolean | undefined
  areSignUpsOpen: boolean | undefined
}

/** Returns warnings about what must still be done before anyone else reads the site. */
export function setupWarnings({ unset, hasReviewers, isAdminOpen, areSignUpsOpen }: Setup): string[] {
  return [
    ...(unset.siteUrl
      ? [
          'La dirección del sitio es un ejemplo (https://portal.example). Quien compila el sitio la define en VITE_SITE_URL.',
        ]
      : []),
    ...(unset.operatorPhone
      ? ['El chat no tiene un número real. Quien compila el sitio lo define en VITE_OPERATOR_PHONE.']
      : []),
    ...(hasReviewers
      ? []
      : [
          'Nadie ha firmado la revisión médica: cada página dice «Revisión médica: pendiente», y los dos perfiles de /sobre-nosotros son de muestra. En Revisión está cómo empezar.',
        ]),
    ...(isAdminOpen ? ['La administración está abierta a todos: cualquiera puede generar y corregir.'] : []),
    ...(areSignUpsOpen
      ? [
          'Cualquiera puede crearse una cuenta: en Supabase, Authentication, Sign In / Providers, apague «Allow new users to sign up».',
        ]
      : []),
  ]
}
