/**
 * The claims of `/privacidad` and `/accesibilidad` about the portal's own software, sentence by sentence in the words
 * of the pages. A test compares this list with the pages in both directions. `how` says what a test of the running site
 * has to observe, or `people` if only people can verify the claim.
 */
export const OWN_CLAIMS = [
  // /privacidad: before a click
  claim('no-cookies', 'Las páginas públicas no usan cookies.', 'no cookie after any public route, no Set-Cookie'),
  claim(
    'no-storage',
    'No dejan datos suyos en el almacenamiento local ni en el de sesión del navegador.',
    'localStorage and sessionStorage empty after any public route',
  ),
  claim(
    'no-other-origin',
    'No piden letras, imágenes ni contadores de visitas a otros sitios.',
    'no request to another origin but the database, on any public route, before a click',
  ),
  claim('only-portal-and-database', 'Solo hablan con este portal y con su base de datos.', 'the same test'),
  claim(
    'asks-nothing',
    'No le piden su nombre ni su correo.',
    'no field but the searches, no permission asked for, on any public route',
  ),
  claim(
    'place-on-press',
    'Su ubicación la pide una sola página, «Cerca de mí», y solo si usted pulsa su botón.',
    'the permission header of every other page refuses it; on /cerca nothing is asked before the press',
  ),
  claim(
    'place-stays',
    'La ubicación no sale del teléfono y se olvida al cerrar la página.',
    'with a position given, it is in no request, address, history or storage; a reload knows nothing of it',
  ),
  claim(
    'place-permission',
    'En los permisos del navegador: si dio o negó su ubicación, el nombre de este portal puede quedar en esa lista.',
    'people',
  ),
  claim(
    'no-referrer',
    'Si abre otro sitio desde aquí, no le dicen de qué página viene.',
    'the Referrer-Policy header, and rel="noreferrer" on every link to another site but the plain credits, which the header covers',
  ),
  claim(
    'says-its-weight',
    'Gastan pocos datos: al pie dicen cuánto pesan antes de tocar algo, salvo «Cerca de mí» y la ayuda sin internet.',
    'the number in the foot of every other built page is within a twentieth of what is sent for it',
  ),
  claim(
    'old-browser-pays-more',
    'Un navegador de antes de 2022 gasta unos 9 KB más.',
    'the style sheet for old browsers is 9 kilobytes as it is sent',
  ),
  claim(
    'page-is-registered',
    'La página de una ciudad: si nadie la había abierto, puede quedar registrada al abrirla.',
    'a first visit writes one row in generatedPages, a second none',
  ),
  claim(
    'not-the-visitor',
    'Se guarda la página y el momento, no quién la abrió.',
    'the row of a visit has no column about the visitor, nor has the request a body with one',
  ),
  claim(
    'map-on-click',
    'El mapa: se conecta con Google al tocar «Abrir mapa».',
    'no request to Google before the click',
  ),
  claim('chat-on-click', 'El chat: abre WhatsApp, que es de otra empresa.', 'no request to wa.me before the click'),
  claim(
    'links-on-click',
    'Los enlaces a otros sitios: abren ese sitio, que tiene sus propias reglas.',
    'no-other-origin',
  ),
  claim('need-not-trust', 'No hace falta que nos crea.', 'people'),
  claim('f12', 'Abra una página de este portal y toque la tecla F12.', 'people'),
  claim('network-panel', 'Entre a «Red» y vuelva a cargar la página: verá con qué sitios se conecta.', 'people'),
  claim('storage-panel', 'Entre a «Aplicación» o «Almacenamiento»: verá si hay cookies o datos guardados.', 'people'),
  claim(
    'tests-run',
    'Además, un programa comprueba las frases de esta página que hablan del portal, cada vez que el portal cambia.',
    'these tests run in `npm test`',
  ),

  // /privacidad: quick exit
  claim('exit-covers', '«Salida rápida» tapa la página y abre otra.', 'the page is covered in the frame of the click'),
  claim('exit-keeps-history', 'No borra el historial.', 'people'),
  claim('exit-first', 'Es el primer botón de cada página.', 'first in tab order on every public route'),
  claim(
    'exit-keyboard',
    'Con teclado, también sirve presionar tres veces seguidas la tecla Mayús (Shift).',
    'Shift three times within 5 s leaves',
  ),
  claim(
    'exit-at-once',
    'Tapa la página al instante.',
    'exit-covers, also on a slow network and before scripts are there',
  ),
  claim('exit-neutral', 'Abre en su lugar una página que no habla de salud.', 'the configured address'),
  claim(
    'exit-replaces',
    'Si alguien toca «Atrás», no vuelve a la página que usted leía.',
    'history.back() after the exit',
  ),
  claim(
    'exit-erases-kept',
    'Borra las páginas que guardó para leer sin internet.',
    'the cache of kept pages is gone after the exit',
  ),
  claim('exit-keeps-browser-history', 'No borra el historial del navegador.', 'people'),
  claim(
    'exit-empties-cache',
    'Pide al navegador que borre los archivos de este portal que tiene en caché.',
    'an address that answers `Clear-Site-Data: "cache"` is asked for; files are asked for again after the exit',
  ),
  claim(
    'exit-without-scripts',
    'Si el navegador tiene apagado JavaScript, solo abre la otra página: «Atrás» vuelve a la que usted leía.',
    'with scripts off the exit is a plain link, and Back returns to the page',
  ),
  claim(
    'exit-keeps-entries',
    'En algunos navegadores, «Atrás» puede mostrar otras páginas que vio antes.',
    'people: in Chromium it does not, with its back/forward cache on',
  ),
  claim(
    'exit-keeps-pictures',
    'Si se vuelve deslizando el dedo, algunos teléfonos muestran un momento la imagen de una página anterior.',
    'people: the phone took that picture itself',
  ),
  claim(
    'exit-keeps-tabs',
    'No cierra otras pestañas del portal: debe cerrarlas usted.',
    'another tab stays where it was',
  ),
  claim(
    'exit-mark',
    'Al salir, esa pestaña recuerda solo que usted salió, hasta que la cierre o vuelva a entrar al portal.',
    'after the exit the session storage holds one key, and none after the next visit',
  ),
  claim('exit-keeps-messages', 'No borra los mensajes del chat ni las llamadas.', 'people'),
  claim('exit-stops-no-spyware', 'No detiene un programa espía.', 'people'),

  // /privacidad: without a network
  claim(
    'offline-copy',
    'Lo urgente, en su teléfono: el navegador guarda una copia pequeña para leerla sin internet.',
    'at most 60 KB in the cache after one visit',
  ),
  claim(
    'offline-essentials',
    'Después de una visita, el navegador guarda lo urgente: los números, las señales de alarma, qué decir y la lista de hospitales.',
    'each of them is shown offline after one visit',
  ),
  claim('offline-opens', 'Así se puede abrir sin datos.', 'the same test'),
  claim(
    'offline-thrift',
    'Si su teléfono ahorra datos o está en una red 2G, lo guarda solo cuando usted abre «Ayuda sin internet» o guarda una página.',
    'with saved data or on 2G no worker is registered by reading; after a visit of that page, or with a kept page, the essentials are shown offline',
  ),
  claim(
    'kept-on-request',
    'Las demás páginas se guardan solo si usted toca «Guardar para leer sin internet».',
    'a city page that was only read is not in any cache',
  ),
  claim(
    'kept-are-listed',
    'Lo guardado aparece en una lista, y desde allí se puede borrar.',
    'the list, and erasing from it',
  ),
  claim('exit-erases-too', 'También lo borra «Salida rápida».', 'exit-erases-kept'),
  claim(
    'site-data-erases-all',
    'Si quiere quitar además la copia de lo urgente, borre los datos de este sitio en su navegador.',
    'people',
  ),

  // /accesibilidad
  claim('wcag', 'Seguimos las pautas internacionales WCAG 2.2, en su nivel AA.', 'people'),
  claim('no-audit', 'Las revisamos nosotros: ninguna entidad independiente lo ha comprobado todavía.', 'people'),
  claim(
    'two-engines',
    'Con dos revisores automáticos distintos, en tamaño de teléfono y de computadora, con fondo claro y con fondo oscuro.',
    'axe and HTML_CodeSniffer: every route and state × {360, 1280} × {light, dark}, `npm run test:a11y`',
  ),
  claim(
    'forced-colours',
    'Cuando el sistema impone sus propios colores, las revisa solo uno de los dos.',
    'HTML_CodeSniffer in the same run, with forced colours',
  ),
  claim(
    'keyboard',
    'Solo con el teclado: se puede ir del inicio al hospital de una ciudad, y el foco se ve siempre.',
    'home → hospital of a city by keyboard; nothing fixed covers the focus',
  ),
  claim(
    'reflow',
    'En una pantalla de 320 puntos de ancho y con la página ampliada al 400 %: no hay que mover el texto hacia los lados.',
    'no horizontal scrolling at 320 px',
  ),
  claim(
    'text-spacing',
    'Con más espacio entre letras, palabras y líneas: no se corta nada.',
    'the text-spacing override of WCAG 1.4.12 clips nothing',
  ),
  claim('reduced-motion', 'Con menos movimiento: si el teléfono lo pide, nada se desliza.', 'prefers-reduced-motion'),
  claim(
    'without-scripts',
    'Sin programas (JavaScript): el texto, el 911 y los enlaces funcionan igual.',
    'every prerendered route with scripts off',
  ),
  claim(
    '911-in-view',
    'El 911 está siempre a la vista, en un enlace grande para tocarlo.',
    '911 in view on every route, 44 px or more',
  ),
  claim(
    'not-by-colour',
    'La urgencia se dice con palabras; el color nunca es lo único.',
    'the level is in the heading',
  ),
  claim('targets', 'Los botones para llamar, salir y abrir el chat son grandes.', '44 px or more'),
  claim(
    'map-has-text',
    'Lo que muestra el mapa de una provincia lo dice también la lista de al lado.',
    'the list of places beside the map of every province',
  ),
  claim(
    'city-map',
    'El mapa de una ciudad solo enseña dónde quedan los lugares.',
    'the map is hidden from screen readers, and a sentence before it says what its points are',
  ),
  claim(
    'reads-aloud',
    'En las páginas de Cytotec y misoprostol de cada ciudad, «Escuchar» lee las señales de alarma y dónde acudir, si el teléfono tiene una voz en español.',
    'the button is there with a Spanish voice of the device alone, and says the signs and the first answer',
  ),
  claim('print', 'Las páginas se pueden imprimir, con el 911 en la primera hoja.', 'the print styles'),
  claim('no-users-yet', 'No lo han probado todavía personas con discapacidad.', 'people'),
  claim(
    'not-every-reader',
    'No lo hemos probado con todos los lectores de pantalla ni con todos los teléfonos.',
    'people',
  ),
  claim('no-sign-language', 'No hay video en lengua de señas ecuatoriana.', 'people'),
  claim('no-other-audio', 'Fuera de lo que lee «Escuchar», tampoco hay audio.', 'people'),
  claim('only-spanish', 'El texto está solo en español: falta en kichwa y en otras lenguas del país.', 'people'),
  claim('others-not-reviewed', 'El mapa de Google y WhatsApp son de otras empresas, y no los revisamos.', 'people'),
  claim('map-is-written-too', 'Lo que dice el mapa está también escrito.', 'map-has-text'),
  claim(
    'no-easy-read',
    'No hay versión de lectura fácil, adaptada por personas con discapacidad intelectual.',
    'people',
  ),
  claim(
    'tests-repeat',
    'Una parte de las pruebas se repite cada vez que el portal cambia; la revisión completa se hace aparte.',
    'pages.spec.ts and everyone.desk.spec.ts within `npm test`; `npm run test:a11y` outside it',
  ),
] as const

function claim<Id extends string>(id: Id, says: string, how: string): { id: Id; says: string; how: string } {
  return { id, says, how }
}
