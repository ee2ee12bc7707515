import type { FactKey } from '@/generator/material/facts'
import { NOTICES } from '@/generator/material/notices'

/**
 * What the components of the public site state in their own words, with the facts behind each sentence. A test reads
 * the components. It fails on a sentence that is neither here nor among the `WAYS_ON`, and on a sentence here that no
 * component has. `{…}` stands for a value. What is said of health and of the law is in `NOTICES`, where it is signed.
 */
export const COMPONENT_STATEMENTS: readonly { text: string; facts: readonly [FactKey, ...FactKey[]] }[] = [
  ...Object.values(NOTICES).flat(),
  // Emergencies and care
  { text: 'Ante una emergencia, llame al 911.', facts: ['EME-01'] },
  { text: 'De noche o en fin de semana, vaya a emergencias del hospital.', facts: ['EME-02'] },
  { text: 'No necesita esperar aquí si es urgente.', facts: ['EME-01'] },

  // Places of care
  { text: 'No conocemos un hospital público en {…}.', facts: ['LOCAL-HOSPITALES'] },
  { text: 'No conocemos un centro de salud en {…}.', facts: ['LOCAL-HOSPITALES'] },
  { text: 'En otros lugares del cantón: {…}.', facts: ['LOCAL-HOSPITALES'] },
  { text: 'Por confirmar: pregunte en el 911 antes de ir.', facts: ['LOCAL-HOSPITALES', 'EME-01'] },
  {
    text: 'Por confirmar: antes de ir, pida su turno en el 171, opción 1.',
    facts: ['LOCAL-HOSPITALES', 'REC-03'],
  },
  { text: 'No es de emergencias.', facts: ['REC-03'] },
  { text: 'La fuente se lee con conexión a internet.', facts: ['PORTAL-PAGINAS'] },
  { text: 'Leímos la fuente el {…}; nadie ha llamado al lugar.', facts: ['LOCAL-HOSPITALES'] },
  { text: 'Donde no lo dice, no sabemos si atienden de noche.', facts: ['LOCAL-HOSPITALES', 'CIU-12'] },
  { text: 'Solo de día:', facts: ['LOCAL-HOSPITALES'] },
  { text: 'No sabemos si atienden de noche.', facts: ['LOCAL-HOSPITALES', 'CIU-12'] },
  {
    text: 'En {…} no conocemos un lugar que atienda emergencias a toda hora.',
    facts: ['LOCAL-HOSPITALES', 'CIU-04'],
  },
  {
    text: 'Llame al 911 y pregunte adónde ir.',
    facts: ['EME-01', 'REC-02'],
  },
  {
    text: 'Llame al 911 y pregunte adónde ir: coordina las ambulancias y los hospitales.',
    facts: ['EME-01', 'REC-02'],
  },
  { text: 'Distancias en línea recta.', facts: ['LOCAL-DISTANCIA'] },
  { text: 'Distancias desde {…} en línea recta.', facts: ['LOCAL-DISTANCIA'] },
  { text: 'El camino es más largo.', facts: ['LOCAL-DISTANCIA'] },
  {
    text: 'Por ciudad, un lugar que atiende emergencias; distancias en línea recta.',
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
  },
  { text: 'Primero llame al 911.', facts: ['EME-01'] },
  { text: 'Lugares que atienden emergencias, ciudad por ciudad.', facts: ['LOCAL-HOSPITALES'] },
  { text: 'Las distancias son en línea recta.', facts: ['LOCAL-DISTANCIA'] },
  { text: '{…} habitantes (cantones, INEC 2022).', facts: ['LOCAL-POBLACION'] },
  { text: 'Si es una emergencia, llame al 911.', facts: ['EME-01'] },
  {
    text: 'Cada punto es un lugar de la provincia que atiende emergencias.',
    facts: ['EME-02', 'LOCAL-HOSPITALES'],
  },
  { text: 'Cada punto es un lugar de la lista que atiende emergencias.', facts: ['EME-02', 'LOCAL-HOSPITALES'] },
  { text: 'El círculo es {…}.', facts: ['LOCAL-DISTANCIA'] },

  // Near a town, or near the device
  {
    text: 'Hospitales y centros de salud más cercanos, casi todos públicos.',
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
  },
  { text: 'Su ubicación no sale de este teléfono.', facts: ['PORTAL-PRIVACIDAD'] },
  { text: 'Distancias en línea recta desde el centro de {…}.', facts: ['LOCAL-DISTANCIA'] },
  { text: 'Distancias en línea recta desde ese lugar.', facts: ['LOCAL-DISTANCIA'] },
  { text: 'No conocemos el punto exacto de: {…}.', facts: ['LOCAL-DISTANCIA'] },
  { text: 'Distancias en línea recta desde su ubicación.', facts: ['LOCAL-DISTANCIA'] },
  { text: 'El orden es el del camino, según el mapa de vías del IGM.', facts: ['LOCAL-VIAS'] },
  { text: 'Atienden emergencias, por mar o por aire:', facts: ['LOCAL-HOSPITALES'] },
  { text: 'No conocemos un lugar al que se llegue desde aquí.', facts: ['LOCAL-HOSPITALES'] },
  { text: 'Para una consulta.', facts: ['LOCAL-HOSPITALES'] },
  {
    text: 'Si no dice su horario ni que atiende emergencias, no sabemos si atiende de noche.',
    facts: ['LOCAL-HOSPITALES', 'CIU-12'],
  },
  { text: '{…} De noche, o si está cerrado:', facts: ['LOCAL-HOSPITALES'] },

  // What the portal is and is not
  { text: 'Contenido educativo: no sustituye la consulta con un profesional de la salud.', facts: ['SOB-03'] },
  { text: 'Contenido educativo: no sustituye la consulta médica.', facts: ['SOB-03'] },
  {
    text: 'Este portal no comercializa ni entrega medicamentos, no indica cantidades ni pautas de uso y no brinda consejo legal.',
    facts: ['SOB-03', 'COM-05'],
  },
  { text: 'No comercializamos ni entregamos medicamentos.', facts: ['SOB-03'] },
  { text: 'Qué es, qué riesgos tiene y dónde hay atención pública en su ciudad.', facts: ['PORTAL-PAGINAS'] },
  {
    text: 'Cada página cita las suyas.',
    facts: ['PORTAL-EDICION', 'EDI-21'],
  },
  { text: 'Hospitales, ciudad por ciudad.', facts: ['PORTAL-PAGINAS', 'CIU-04', 'LOCAL-DISTANCIA'] },
  {
    text: 'Elija su ciudad: información educativa sobre el medicamento, hospitales conocidos y números oficiales.',
    facts: ['PORTAL-PAGINAS'],
  },

  // Sources
  {
    text: 'Cada frase de los textos nombra los hechos que afirma, y cada hecho, los documentos en que se leyó, o dice que es del propio portal.',
    facts: ['PORTAL-EDICION'],
  },
  { text: 'Sin eso, no se publica.', facts: ['PORTAL-EDICION'] },
  {
    text: 'Leímos textos guardados de esas páginas, a veces solo su comienzo, y no la página de hoy.',
    facts: ['PORTAL-EDICION'],
  },
  { text: '«Copia» quiere decir que no se leyó el original.', facts: ['PORTAL-EDICION'] },
  { text: 'Ninguna parte está firmada todavía por todos los que deben firmarla.', facts: ['PORTAL-QUIEN'] },
  {
    text: 'Los hospitales y centros de salud tienen sus fuentes en la página de cada ciudad.',
    facts: ['LOCAL-HOSPITALES'],
  },
  {
    text: 'Las frases de los textos, página por página: los hechos que afirman, los documentos en que se leyeron, el día de la lectura y quién las firmó.',
    facts: ['PORTAL-PAGINAS'],
  },
  {
    text: 'Cada frase de «{…}», con los hechos que afirma y los documentos en que se leyeron: título, organización, año y día de lectura.',
    facts: ['PORTAL-PAGINAS'],
  },
  {
    text: 'Las páginas de ciudad dicen lo mismo con varias redacciones: aquí están todas, juntas las que afirman lo mismo.',
    facts: ['PORTAL-PAGINAS'],
  },
  { text: 'Entre corchetes, lo que cambia según la ciudad.', facts: ['PORTAL-PAGINAS'] },
  {
    text: 'Cada frase de la página, con sus hechos y los documentos en que se leyeron.',
    facts: ['PORTAL-PAGINAS'],
  },
  { text: 'Partes firmadas por profesionales: {…} de {…}.', facts: ['PORTAL-QUIEN'] },
  { text: 'Habla el portal de sí mismo: no lleva firma.', facts: ['PORTAL-QUIEN'] },

  // The chat
  { text: 'No atiende emergencias.', facts: ['ALA-14', 'REC-18'] },
  { text: 'No atiende emergencias y deja rastro en el teléfono.', facts: ['ALA-14', 'DAT-05'] },
  { text: 'El chat deja rastro en el teléfono: la conversación queda allí.', facts: ['DAT-05'] },
  { text: 'La pregunta escrita dice: «{…}».', facts: ['PORTAL-DATOS'] },
  { text: 'Para preguntas generales: no es una consulta médica.', facts: ['SOB-03', 'REC-18'] },

  // Quick exit
  { text: '«Salida rápida» no borra el historial.', facts: ['PORTAL-SALIDA'] },

  // Menus
  { text: 'Qué medicamento es, para qué está aprobado y cómo actúa en el cuerpo.', facts: ['PORTAL-PAGINAS'] },
  {
    text: 'Señales de alarma, efectos comunes y graves, y qué hacer en una emergencia.',
    facts: ['PORTAL-PAGINAS'],
  },
  { text: 'Qué normas rigen y qué autoridades responden.', facts: ['PORTAL-PAGINAS'] },
  { text: 'No es consejo legal.', facts: ['SOB-03'] },
  { text: 'Números de emergencia, hospitales y centros de salud de cada ciudad.', facts: ['PORTAL-PAGINAS'] },
  { text: 'Quiénes somos, qué hace el portal y qué no hace.', facts: ['PORTAL-PAGINAS'] },
  { text: 'Cuándo pedir ayuda, qué decir al 911 y cómo seguir después.', facts: ['PORTAL-PAGINAS'] },
  { text: 'Cómo se escribe, se revisa y se corrige lo que lee aquí.', facts: ['PORTAL-PAGINAS'] },
  { text: 'Qué queda guardado, dónde y cómo borrarlo.', facts: ['PORTAL-PAGINAS'] },
  { text: 'Qué se probó, qué falta y cómo avisar de una barrera.', facts: ['PORTAL-PAGINAS'] },
  { text: 'La lista de hospitales y centros de salud, para descargarla.', facts: ['PORTAL-PAGINAS'] },
  { text: 'El directorio completo, por región y con buscador.', facts: ['PORTAL-PAGINAS'] },

  // The sheet for the wall
  { text: 'Señales de alarma, 911, adónde ir en {…} y sus derechos.', facts: ['PORTAL-PAGINAS'] },
  { text: 'No nombra ningún medicamento.', facts: ['PORTAL-PAGINAS'] },
  { text: 'Es gratis por ley: llame aunque no tenga saldo.', facts: ['EME-22'] },
  { text: 'Para una cita, 171, opción 1; no es de emergencias.', facts: ['REC-03'] },
  { text: 'Para una consulta: {…}.', facts: ['LOCAL-HOSPITALES'] },

  // Without a network
  { text: 'Esta página se puede leer sin internet.', facts: ['PORTAL-SIN-RED'] },
  { text: 'Si no tiene estos datos, llame igual.', facts: ['EME-01'] },
  { text: 'No sabemos cuánto tarda la ambulancia.', facts: ['CIU-12'] },
  { text: 'Violencia en la familia: llame al 1800 33 54 86 (1800 DELITO), opción 5 (2025).', facts: ['REC-21'] },
  { text: 'Solo las que usted guardó.', facts: ['PORTAL-SIN-RED'] },
  { text: 'Otra persona que use este teléfono podría verlas.', facts: ['PORTAL-SIN-RED'] },
  { text: 'Queda en este teléfono: otra persona podría verla.', facts: ['PORTAL-SIN-RED'] },
  { text: 'Página {…} en este teléfono; otra persona podría verla.', facts: ['PORTAL-SIN-RED'] },
  { text: 'La borra también «Salida rápida».', facts: ['PORTAL-SIN-RED', 'PORTAL-SALIDA'] },
  { text: 'El historial del navegador no se borra.', facts: ['PORTAL-SIN-RED'] },
  { text: 'No quedó ninguna copia de esta página.', facts: ['PORTAL-SIN-RED'] },

  // Whose data
  {
    text: 'GeoNames ( CC BY 4.0 ), Who’s On First, INEC (Censo 2022) y CONALI.',
    facts: ['LOCAL-DISTANCIA', 'LOCAL-POBLACION', 'LOCAL-DIVISION'],
  },
  {
    text: 'Hoy ningún profesional ha firmado el contenido: la revisión está pendiente.',
    facts: ['PORTAL-EDICION'],
  },
  {
    text: 'Los perfiles que siguen son de muestra, y ninguno es una persona real.',
    facts: ['PORTAL-EDICION'],
  },
]

/**
 * The other sentences of the components: how to go on, what failed, what to try. None of them states a fact about the
 * world.
 */
export const WAYS_ON: readonly string[] = [
  'El chat todavía no está abierto.',
  'Hola, quisiera hacer una consulta.',
  'Hola, quiero avisar de un posible error en la lista de hospitales.',
  'Escriba también su ciudad, o elija su provincia.',
  'Hola, quiero avisar de un dato que parece equivocado: {…}.',
  'Todavía no llega {…}: puede ser la conexión.',
  'No llegó el final de esta página: el aviso médico y los enlaces del sitio.',
  'Aparecerá aquí en cuanto llegue.',
  'Aparecerá aquí en cuanto llegue; también puede volver a cargarla.',
  'Todavía no hay conexión con el portal.',
  'Inténtelo otra vez en un momento.',
  'El texto y los enlaces de esta página sirven; algún botón puede no responder.',
  'Si alguien mira su pantalla:',
  'Vuelva a intentar en unos minutos.',
  'Horario de atención:',
  'Datos de ciudades:',
  'Todos los créditos.',
  'También puede ver todas las ciudades.',
  'Estos son {…} de {…}: agregue la ciudad para ver menos.',
  'Escríbalo en Cerca de mí.',
  'Revise la ortografía o busque por provincia.',
  'Revise la ortografía, escriba solo una parte de la palabra o vea todas las ciudades o todo lo que hay en el portal.',
  'Si algo le asusta ahora, vaya a las señales de alarma.',
  'Escriba una ciudad, una provincia o un tema, o elija en estas listas.',
  'Su navegador no ejecuta JavaScript: el buscador no puede elegir por usted.',
  'Vuelva a cargar la página o elija en estas listas.',
  'Revise los datos o el wifi.',
  'Volveremos a cargar {…} cuando regrese la conexión.',
  'Espere un momento y vuelva a intentar.',
  'Puede ser la conexión.',
  'Puede ser la conexión o una falla nuestra.',
  'Vuelva a cargar la página; lo demás del portal sigue funcionando.',
  'Todavía no hay ciudades publicadas.',
  'Esta dirección no existe en el portal.',
  'Puede que esté mal escrita o que la página haya cambiado de lugar.',
  'También puede elegir su provincia en la lista de abajo.',
  'No se sabe todavía si esta dirección es de una ciudad.',
  'No encontramos información para la ciudad "{…}"...',
  'No encontramos información para esta ciudad.',
  'No hay resultados para "{…}".',
  'Revise cómo está escrita la dirección o elija la ciudad en la lista.',
  'Si el mapa no aparece, revise su conexión o use el enlace «Ver {…} en Google Maps».',
  'La página de {…} todavía no está lista: algo falló de nuestro lado o en la conexión.',
  'No necesita esperar.',
  'Lo más importante está aquí.',
  'Lo intentaremos otra vez sin que usted haga nada.',
  'Generando contenido médico para {…}...',
  'No se pudo guardar: el navegador no lo permite, no hay espacio o falló la conexión.',
  'No se pudo guardar: falló la conexión.',
  'Se borró la copia.',
  'No se pudo borrar.',
  'Inténtelo otra vez o borre los datos de este sitio en el navegador.',
  'Para ver la lista hace falta JavaScript.',
  'Aquí están las primeras {…} ciudades de {…}.',
  'Su teléfono la sabe con un margen de {…} km.',
  'Buscando su ubicación.',
  'Si el teléfono le pregunta, puede decir que no y escribir su ciudad.',
  'Revise la ortografía, escriba la capital de su cantón o elija su provincia en la lista de abajo.',
  'No hace falta: escriba su ciudad arriba.',
  'Si quiere dar el permiso, se cambia en los ajustes del navegador.',
  'Escriba su ciudad arriba, o encienda la ubicación del teléfono y vuelva a intentar.',
  'No siga esperando: escriba su ciudad arriba.',
  'El teléfono la sabe con un margen de más de 10 km: no alcanza para decir qué queda cerca.',
  'Escriba su ciudad arriba.',
  'Esta lista es de lugares en tierra del Ecuador.',
  'Escriba arriba la ciudad o el puerto más cercano.',
  'Si no está, escriba la capital de su cantón o elija su provincia en la lista de abajo.',
  'Un momento: la búsqueda todavía se está cargando.',
  'Si tarda, elija su provincia en la lista de abajo.',
  'La búsqueda no llegó.',
  'Vuelva a cargar la página o elija su provincia en la lista de abajo.',
  'Si tarda, toque «Buscar» o la lupa en su teclado (Enter en una computadora).',
  'Intente con términos más generales o verifique la ortografía.',
  'También puede buscar «{…}» en todo el portal.',
  'La lista de lugares no llegó.',
  'Revise los datos o el wifi y vuelva a intentar.',
  'Vuelva a intentar, o elija su provincia en la lista de abajo.',
]
