/** Returns warnings about what must still be done before anyone else reads the site. */
export function setupWarnings(unset: { siteUrl: boolean; operatorPhone: boolean }): string[] {
  return [
    ...(unset.siteUrl
      ? [
          'La dirección del sitio es un ejemplo (https://portal.example). Quien compila el sitio la define en VITE_SITE_URL.',
        ]
      : []),
    ...(unset.operatorPhone
      ? ['El chat no tiene un número real. Quien compila el sitio lo define en VITE_OPERATOR_PHONE.']
      : []),
    'Nadie ha firmado la revisión médica: cada página dice «Revisión médica: pendiente», y los dos perfiles de /sobre-nosotros son de muestra. Pida a un profesional de la salud que lea los textos antes de publicar.',
  ]
}
