type Setup = {
  /** Settings that are still examples. */
  unset: { siteUrl: boolean; operatorPhone: boolean }
  /** Whether there is somebody who signs the texts. */
  hasReviewers: boolean
  /** Whether everybody may use the desk, and whether anybody may create an account; undefined while not known. */
  isAdminOpen: boolean | undefined
  areSignUpsOpen: boolean | undefined
}

/** Something that must still be done before anyone else reads the site: its name, and what it means and who does it. */
export type SetupWarning = { name: string; text: string }

/** Returns what must still be done before anyone else reads the site. */
export function setupWarnings({ unset, hasReviewers, isAdminOpen, areSignUpsOpen }: Setup): SetupWarning[] {
  const found: SetupWarning[] = []
  if (unset.siteUrl)
    found.push({
      name: 'La dirección del sitio es un ejemplo',
      text: 'La dirección del sitio es un ejemplo (https://portal.example). Quien compila el sitio la define en VITE_SITE_URL.',
    })
  if (unset.operatorPhone)
    found.push({
      name: 'El chat no tiene un número real',
      text: 'El chat no tiene un número real. Quien compila el sitio lo define en VITE_OPERATOR_PHONE.',
    })
  if (!hasReviewers)
    found.push({
      name: 'Nadie ha firmado la revisión médica',
      text: 'Nadie ha firmado la revisión médica: cada página dice «Revisión médica: pendiente», y los dos perfiles de /sobre-nosotros son de muestra. En Revisión está cómo empezar.',
    })
  if (isAdminOpen)
    found.push({
      name: 'La administración está abierta a todos',
      text: 'La administración está abierta a todos: cualquiera puede generar y corregir.',
    })
  if (areSignUpsOpen)
    found.push({
      name: 'Cualquiera puede crearse una cuenta',
      text: 'Cualquiera puede crearse una cuenta: en Supabase, Authentication, Sign In / Providers, apague «Allow new users to sign up».',
    })
  return found
}
