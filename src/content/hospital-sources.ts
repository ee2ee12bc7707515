import type { PlaceRecord, PlaceSource } from './place-record'

/**
 * The documents that name a public place of care, by key; with an address where a reader may be sent there.
 * Written by `npm run seed` from supabase/hospital-sources.csv: correct a document there, not here.
 */
export const PLACE_SOURCES: Record<string, PlaceSource> = {
  'achiras-giron-2020': {
    organization: 'Achiras',
    year: '2020',
    url: 'https://achiras.net.ec/quirofano-movil-llegara-al-hospital-para-reforzar-la-atencion-en-giron',
  },
  'alausi-hospital-civil': { organization: 'Nota de prensa que cita al MSP', year: '2024 aprox.' },
  'aldia-quevedo': {
    organization: 'Al Día',
    year: 'sin fecha',
    url: 'https://www.aldia.com.ec/te-explicamos-como-sera-la-construccion-del-nuevo-hospital-de-quevedo',
  },
  'andes-sigchos-2017': {
    organization: 'Agencia Andes en América Economía',
    year: '2017',
    url: 'https://americaeconomia.com/ecuador-desde-2008-se-han-invertido-us-16000-millones-en-construccion-y-repotenciacion-de',
  },
  'asamblea-vinces': {
    organization: 'Asamblea Nacional',
    year: 'sin fecha',
    url: 'https://www.asambleanacional.gob.ec/es/node/104194',
  },
  'breakinglatest-loja-2023': { organization: 'Diario Crónica (nota traducida)', year: '2023' },
  'ciencialatina-2025': {
    organization: 'Ciencia Latina',
    year: '2025',
    url: 'https://doi.org/10.37811/cl_rcm.v9i5.20782',
  },
  'codigo-hospitales-azogues': { organization: 'Lista no oficial de hospitales de Azogues', year: 'sin fecha' },
  'codigo-hospitales-pichincha': { organization: 'Lista no oficial de hospitales de Pichincha', year: 'sin fecha' },
  'cronicasnorte-ibarra-2025': {
    organization: 'Crónicas Norte',
    year: '2025',
    url: 'https://cronicasnorte.com/ibarra/inicio-construccion-del-nuevo-centro-de-salud-tipo-c-para-ibarra',
  },
  'defensoria-canar': {
    organization: 'Defensoría del Pueblo en FLACSO Andes',
    year: 'sin fecha',
    url: 'https://flacsoandes.edu.ec/buscador/Record/oai:localhost:39000-1041/Description',
  },
  'directorio-sql': { organization: 'Directorio no oficial', year: 'sin fecha' },
  'ecuavisa-2020-06': {
    organization: 'Ecuavisa',
    year: '2020',
    url: 'https://www.ecuavisa.com/articulo/noticias/actualidad/613551-hospitales-varias-provincias-al-limite-su-capacidad',
  },
  'ecuavisa-ceibos-2020': {
    organization: 'Ecuavisa',
    year: '2020',
    url: 'https://ecuavisa.com/noticias/ecuador/iess-ceibos-suspende-consulta-externa-solo-atendera-casos-covid-19-HLEC582216',
  },
  'ecuavisa-eloro-2021': {
    organization: 'Ecuavisa',
    year: '2021',
    url: 'https://www.ecuavisa.com/noticias/economia/hospitales-de-el-oro-sin-ambulancias-ni-servicios-basicos-IC675318',
  },
  'ecuavisa-ibarra-2025': {
    organization: 'Ecuavisa',
    year: '2025',
    url: 'https://www.ecuavisa.com/noticias/sociedad/paciente-75-anos-traslado-aereo-ibarra-quito-protestas-paro-nacional-NK10295239',
  },
  'elcomercio-banos': {
    organization: 'El Comercio',
    year: '2014 aprox.',
    url: 'http://www.elcomercio.com.ec/actualidad/ecuador-ambato-banos-agua-santa.html',
  },
  'elcomercio-canar': {
    organization: 'El Comercio',
    year: '2011 aprox.',
    url: 'http://www.elcomercio.com/sociedad/Canar-empezo-fluir-atencion-paciente_0_571742974.html',
  },
  'elcomercio-cuenca-2020': {
    organization: 'El Comercio',
    year: '2020',
    url: 'https://www.elcomercio.com/actualidad/vicepresidente-sonnenholzner-hospitales-cuenca-covid19.html',
  },
  'elcomercio-duran-2020': {
    organization: 'El Comercio',
    year: '2020',
    url: 'https://www.elcomercio.com/actualidad/lenin-moreno-nuevo-hospital-duran.html',
  },
  'elcomercio-esmeraldas-2018': {
    organization: 'El Comercio',
    year: '2018',
    url: 'https://www.elcomercio.com/actualidad/esmeraldas-requiere-especialistas-atencion-mediciona.html',
  },
  'elcomercio-guasmo-2016': {
    organization: 'El Comercio',
    year: '2016',
    url: 'http://www.elcomercio.com/tendencias/hospital-guasmo-atencion-inauguracion-guayaquil.html',
  },
  'elcomercio-latroncal-2020': {
    organization: 'El Comercio',
    year: '2020',
    url: 'https://www.elcomercio.com/actualidad/canton-troncal-contagios-covid-coronavirus.html',
  },
  'elcomercio-pichincha-2020': {
    organization: 'El Comercio',
    year: '2020',
    url: 'https://www.elcomercio.com/actualidad/cantones-pichincha-hospitales-basicos-coronavirus.html',
  },
  'elcomercio-puyo-iess': {
    organization: 'El Comercio',
    year: '2015 aprox.',
    url: 'https://www.elcomercio.com/tendencias/hospital-iess-puyo-infraestructura-medicos.html',
  },
  'eldiario-manabi-2016': {
    organization: 'El Diario',
    year: '2016',
    url: 'http://www.eldiario.ec/noticias-manabi-ecuador/390244-tres-hospitales-con-serios-danos/',
  },
  'eldiario-manabi-2025': {
    organization: 'El Diario',
    year: '2025',
    url: 'https://www.eldiario.ec/manabi/lo-que-encontro-el-ministro-de-salud-en-su-recorrido-por-hospitales-de-manabi-09092025/',
  },
  'elnorte-cotacachi-2019': {
    organization: 'El Norte',
    year: '2019',
    url: 'https://www.elnorte.ec/intercultural/la-medicina-occidental-y-la-ancestral-se-complementan-CD306370',
  },
  'elnorte-otavalo': {
    organization: 'El Norte',
    year: 'sin fecha',
    url: 'https://www.elnorte.ec/hospital-san-luis-de-otavalo-lider-nacional-en-parto-vertical/',
  },
  'elobservador-macas-2019': {
    organization: 'El Observador',
    year: '2019',
    url: 'https://elobservador.ec/nuevas-autoridades-en-salud-para-morona-santiago/',
  },
  'eloriente-aguarico-2023': {
    organization: 'El Oriente',
    year: '2023',
    url: 'https://www.eloriente.com/articulo/msp-y-el-gad-de-aguarico-firmaron-convenio-para-el-traslado-de-pacientes/38410',
  },
  'eltelegrafo-catamayo-2015': {
    organization: 'El Telégrafo',
    year: '2015',
    url: 'https://eltelegrafo.com.ec/noticias/salud/6/catamayo-en-loja-cuenta-con-nuevo-centro-de-salud-tipo-c',
  },
  'eltelegrafo-eloro-2023': {
    organization: 'El Telégrafo',
    year: '2023',
    url: 'https://www.eltelegrafo.com.ec/noticias/nacionales/44/la-reparacion-de-hospital-afectado-por-el-terremoto-arranca-este-lunes-20-de-marzo-de-2023',
  },
  'eltelegrafo-machala-2013': {
    organization: 'El Telégrafo',
    year: '2013',
    url: 'https://www.eltelegrafo.com.ec/noticias/regional-sur/220/hospital-cumplio-100-anos',
  },
  'eltelegrafo-orellana-2025': {
    organization: 'El Telégrafo',
    year: '2025',
    url: 'https://eltelegrafo.com.ec/noticias/salud/6/orellana-autoridades-casas-salud',
  },
  'eltelegrafo-tungurahua-2017': {
    organization: 'El Telégrafo',
    year: '2017',
    url: 'https://eltelegrafo.com.ec/noticias/regional-centro/1/desde-2006-cerca-de-usd-mil-millones-se-ha-invertido-en-tungurahua-en-temas-de-salud',
  },
  'eluniverso-daule-2011': {
    organization: 'El Universo',
    year: '2011',
    url: 'http://www.eluniverso.com/2011/02/17/1/1445/hosp-daule-15-camas-poca-medicina.html',
  },
  'eluniverso-esmeraldas-2023': {
    organization: 'El Universo',
    year: '2023',
    url: 'https://www.eluniverso.com/noticias/ecuador/hospital-delfina-torres-de-esmeraldas-restringe-horario-de-visitas-e-ingreso-de-familiares-nota/',
  },
  'eluniverso-huaquillas-2007': {
    organization: 'El Universo',
    year: '2007',
    url: 'https://www.eluniverso.com/2007/09/23/0001/12/16782746B698412EAF9878AAC7E788C5.html/',
  },
  'eluniverso-jbg-2009': {
    organization: 'El Universo',
    year: '2009',
    url: 'http://eluniverso.com/2009/09/14/1/1445/nuevo-hospital-ambicion-maternidad-sus-anos.html',
  },
  'eluniverso-quito-covid': {
    organization: 'El Universo',
    year: 'sin fecha',
    url: 'https://www.eluniverso.com/noticias/ecuador/casi-no-hay-pacientes-aquejados-por-coronavirus-en-unidades-de-salud-de-quito-nota/',
  },
  'eluniverso-riobamba-pediatrico': {
    organization: 'El Universo (carta de un lector)',
    year: 'sin fecha',
    url: 'https://eluniverso.com/opinion/cartas-al-director/hospital-pediatrico-en-emergencia-nota',
  },
  'eluniverso-tulcan-2021': {
    organization: 'El Universo',
    year: '2021',
    url: 'https://eluniverso.com/noticias/2021/01/05/nota/9314008/se-incrementa-numero-casos-covid-19-carchi-falta-medicina',
  },
  'expreso-esmeraldas-2025': {
    organization: 'Expreso',
    year: '2025',
    url: 'https://www.expreso.ec/provincias/esmeraldas-clama-por-hospitales-dignos-escasez-de-medicina-y-equipos-danados-251862.html',
  },
  'expreso-guayaquil-obras': {
    organization: 'Expreso',
    year: 'sin fecha',
    url: 'https://www.expreso.ec/actualidad/construcciones-hospitalarias-guayaquil-82971.html',
  },
  'expreso-macara-2025': {
    organization: 'Expreso (carta de un lector)',
    year: '2025',
    url: 'https://www.expreso.ec/opinion/carta-de-lectores/cartas-de-lectores-macara-no-cuenta-con-un-hospital-binacional-255794.html',
  },
  'expreso-ruales-2023': {
    organization: 'Expreso',
    year: '2023',
    url: 'https://www.expreso.ec/actualidad/ampliar-repotenciar-hospitales-icaza-bustamante-146195.html',
  },
  'expreso-santacruz-2026': {
    organization: 'Expreso',
    year: '2026',
    url: 'https://www.expreso.ec/actualidad/msp-confirma-atencion-completa-en-hospital-de-santa-cruz-tras-criticas-de-jacome-275713.html',
  },
  'gobernacion-morona-2021': {
    organization: 'Gobernación de Morona Santiago',
    year: '2021',
    url: 'https://gobernacionmorona.gob.ec/2021/10/12/gobernador-se-reunio-con-las-autoridades-de-salud-del-canton-sucua/',
  },
  'gobernacion-morona-2024': {
    organization: 'Gobernación de Morona Santiago',
    year: '2024',
    url: 'https://gobernacionmorona.gob.ec/2024/09/04/gobernador-y-alcaldes-de-morona-santiago-trabajan-en-mejoras-de-los-servicios-de-salud/',
  },
  'granma-2011': {
    organization: 'Granma',
    year: '2011',
    url: 'https://www.granma.cu/granmad/2011/04/12/interna/artic35.html',
  },
  'hijas-caridad-san-lorenzo': {
    organization: 'Hijas de la Caridad',
    year: 'sin fecha',
    url: 'https://hdlcecuador.com/?p=7326',
  },
  'iess-babahoyo-2024': {
    organization: 'IESS',
    year: '2024',
    url: 'https://iess.gob.ec/es/web/mobile/home/-/asset_publisher/0hbG/content/hospital-iess-babahoyo-conmemoro-46-anos-de-vida-institucional/10174',
  },
  'iess-niveles-ecuador221': {
    organization: 'Ecuador 221 con datos del IESS',
    year: 'sin fecha',
    url: 'https://ecuador221.com.ec/?p=169534',
  },
  'infograma-milagro': {
    organization: 'Infograma',
    year: 'sin fecha',
    url: 'https://infograma.net/crisis-en-el-hospital-dr-leon-becerra-camacho/',
  },
  'infozamora-2025': {
    organization: 'Info Zamora',
    year: '2025',
    url: 'https://infozamoraec.com/index.php/2025/10/15/gobierno-garantiza-atencion-continua-en-los-hospitales-publicos-de-imbabura',
  },
  'intranet-17d10': { organization: 'Intranet del distrito de salud 17D10 (código público)', year: 'sin fecha' },
  'jipijapa-gob-2024': {
    organization: 'Municipio de Jipijapa',
    year: '2024',
    url: 'https://www.jipijapa.gob.ec/index.php/noticias/item/811-mas-salud-para-jipijapa',
  },
  'kch-maldonado-2023': {
    organization: 'KCH Comunicación',
    year: '2023',
    url: 'https://kchcomunicacion.com/2023/10/05/se-anuncia-construccion-de-nuevo-hospital-teodoro-maldonado-carbo-del-iess-con-inversion-de-489-millones',
  },
  'kch-oskarjandl-2024': {
    organization: 'KCH Comunicación',
    year: '2024',
    url: 'https://kchcomunicacion.com/2024/09/05/el-hospital-oskar-jandl-retoma-el-servicio-de-tomografia-en-galapagos',
  },
  'lagaceta-latacunga-2017': {
    organization: 'La Gaceta',
    year: '2017',
    url: 'http://www.lagaceta.com.ec/index.php?option=com_content&view=article&id=126231',
  },
  'lahora-loja-2023': {
    organization: 'La Hora',
    year: '2023',
    url: 'https://www.lahora.com.ec/loja/coordinadora-de-salud-viceministra-logros-loja/',
  },
  'laveci-losrios-2025': {
    organization: 'La Veci',
    year: '2025',
    url: 'https://laveci.com/noticia/nuevos-tomografos-para-babahoyo-y-quevedo',
  },
  'manabinoticias-2018': {
    organization: 'MSP en Manabí Noticias',
    year: '2018',
    url: 'https://manabinoticias.com/oferta-hospitalaria-en-portoviejo-se-potenciara-con-aperturas-de-nuevas-casas-asistenciales/amp',
  },
  'msp-chillanes-2023': { organization: 'MSP (boletín traducido)', year: '2023' },
  'msp-colta-2023': { organization: 'MSP (boletín traducido)', year: '2023' },
  'msp-guayaquil-plan': {
    organization: 'MSP en El Ferrodiario',
    year: 'sin fecha',
    url: 'https://elferrodiario.com/?p=754',
  },
  'msp-loja-2020': { organization: 'MSP', year: '2020' },
  'msp-pillaro': {
    organization: 'MSP',
    year: 'sin fecha',
    url: 'https://www.salud.gob.ec/infraestructura-moderna-atencion-calida-y-medicamentos-gratuitos-brinda-el-hospital-de-pillaro',
  },
  'msp-yaruqui-2014': {
    organization: 'MSP',
    year: '2014',
    url: 'https://salud.gob.ec/el-ministerio-de-salud-publica-inaugura-el-hospital-de-yaruqui',
  },
  'msp-zamora-2023': { organization: 'MSP (boletín traducido)', year: '2023' },
  'mundovision-tena-2017': {
    organization: 'Mundovisión',
    year: '2017',
    url: 'https://www.mundovisiontv.com/?p=122537',
  },
  'paisenvivo-sanfrancisco': {
    organization: 'País en Vivo',
    year: 'sin fecha',
    url: 'https://paisenvivo.com/iess-ha-multiplicado-por-siete-la-atencin-a-los-ecuatorianos',
  },
  'paisenvivo-santodomingo': {
    organization: 'País en Vivo',
    year: 'sin fecha',
    url: 'https://paisenvivo.com/hospital-de-santo-domingo-ir-a-una-remodelacin-integral',
  },
  'pelileoaldia-2021': {
    organization: 'Pelileo al Día',
    year: '2021',
    url: 'https://www.pelileoaldia.com/2021/10/consulta-externa-pasa-la-ue-joaquin.html',
  },
  'polo-ambato-2023': {
    organization: 'Polo del Conocimiento',
    year: '2023',
    url: 'https://polodelconocimiento.com/ojs/index.php/es/article/view/5108/html',
  },
  'pras-referencia': { organization: 'Programa de atención del MSP (código público)', year: 'sin fecha' },
  'presidencia-ambato-2018': {
    organization: 'Presidencia de la República',
    year: '2018',
    url: 'https://www.presidencia.gob.ec/hospital-docente-ambato-beneficiara-a-mas-de-medio-millon-de-habitantes-de-tungurahua-y-contara-con-tecnologia-de-punta/',
  },
  'pressenza-2014': {
    organization: 'Pressenza',
    year: '2014',
    url: 'https://pressenza.com/es/2014/01/peruanos-aprovechan-el-servicio-de-salud-ecuatoriano-en-localidades-fronterizas',
  },
  'primeraplana-garces': {
    organization: 'Primera Plana',
    year: 'sin fecha',
    url: 'https://primeraplana.com.ec/ministerio-de-salud-intervendra-132-hospitales-en-el-pais',
  },
  'primicias-manabi-2025': {
    organization: 'Primicias',
    year: '2025',
    url: 'https://www.primicias.ec/sociedad/medicos-escasez-medicinas-insumos-hospitales-chone-sucre-pedernales-manabi-102988',
  },
  'primicias-santaelena-2025': {
    organization: 'Primicias',
    year: '2025',
    url: 'https://www.primicias.ec/sociedad/pacientes-hospitales-santa-elena-viacrucis-falta-medicinas-especialistas-ecuador-103344',
  },
  'redecuador-pedernales-2023': {
    organization: 'Red Ecuador',
    year: '2023',
    url: 'https://redecuador.com/2023/10/04/guillermo-lasso-la-mala-politica-fue-entregar-la-salud-de-manabi-a-un-mamarracho',
  },
  'sancristobal-gob': {
    organization: 'Municipio de San Cristóbal',
    year: 'sin fecha',
    url: 'https://www.sancristobalgalapagos.gob.ec/en/index.php/san-cristobal/servicios-generales/hospital',
  },
  'teleamazonas-tulcan-2020': {
    organization: 'Teleamazonas',
    year: '2020',
    url: 'http://www.teleamazonas.com/2020/05/autoridades-del-carchi-reclaman-mayor-atencion-en-temas-de-salud/',
  },
  'vegamega-milagro-2021': {
    organization: 'Radio Vega Mega',
    year: '2021',
    url: 'https://radiovegamega.com/web/2021/07/14/brindaron-mas-de-100-mil-atenciones-en-el-hospital-milagro-en-el-primer-semestre-del-ano',
  },
  'wikipedia-nuevo-rocafuerte': {
    organization: 'Wikipedia en alemán',
    year: 'sin fecha',
    url: 'http://de.wikipedia.org/wiki/Nuevo_Rocafuerte',
  },
}

/**
 * Every public place of care in the list, under its city's slug and its name.
 * Written by `npm run seed` from supabase/hospitals.csv: correct a place there, not here.
 */
export const PLACE_RECORDS: Record<string, Record<string, PlaceRecord>> = {
  cuenca: {
    'Hospital Vicente Corral Moscoso': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['elcomercio-cuenca-2020', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital José Carrasco Arteaga': {
      kind: 'hospital',
      network: 'IESS',
      sources: ['elcomercio-cuenca-2020', 'iess-niveles-ecuador221', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  giron: {
    'Hospital Aida León de Rodríguez Lara': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['achiras-giron-2020', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  guaranda: {
    'Hospital Alfredo Noboa Montenegro': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['msp-chillanes-2023', 'granma-2011', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  chillanes: {
    'Hospital de Chillanes': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['msp-chillanes-2023', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  azogues: {
    'Hospital General Homero Castanier Crespo': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['codigo-hospitales-azogues', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  canar: {
    'Hospital Luis F. Martínez': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['defensoria-canar', 'elcomercio-canar', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  'la-troncal': {
    'Centro de Salud Tipo C La Troncal': {
      kind: 'centro de salud',
      network: 'MSP',
      sources: ['elcomercio-latroncal-2020'],
      checked: '2026-11-20',
    },
  },
  tulcan: {
    'Hospital General Luis Gabriel Dávila': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['eluniverso-tulcan-2021', 'teleamazonas-tulcan-2020', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  riobamba: {
    'Hospital Provincial General Docente de Riobamba': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital Pediátrico Alfonso Villagómez Román': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['eluniverso-riobamba-pediatrico'],
      checked: '2026-11-20',
    },
    'Hospital IESS Riobamba': { kind: 'hospital', network: 'IESS', sources: ['directorio-sql'], checked: '2026-11-20' },
  },
  alausi: {
    'Hospital Básico de Alausí': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['alausi-hospital-civil', 'expreso-ruales-2023', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  'villa-la-union': {
    'Hospital Básico Publio Escobar': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['msp-colta-2023'],
      checked: '2026-11-20',
    },
  },
  latacunga: {
    'Hospital General Latacunga': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['lagaceta-latacunga-2017', 'ecuavisa-2020-06', 'pras-referencia', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital IESS Latacunga': {
      kind: 'hospital',
      network: 'IESS',
      sources: ['ecuavisa-2020-06', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  sigchos: {
    'Hospital Básico de Sigchos': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['andes-sigchos-2017'],
      checked: '2026-11-20',
    },
  },
  machala: {
    'Hospital General Teófilo Dávila': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['eltelegrafo-machala-2013', 'eltelegrafo-eloro-2023', 'ecuavisa-eloro-2021', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital IESS Machala': { kind: 'hospital', network: 'IESS', sources: ['directorio-sql'], checked: '2026-11-20' },
  },
  pasaje: {
    'Hospital San Vicente de Paúl': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['ecuavisa-eloro-2021', 'eltelegrafo-eloro-2023', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  'santa-rosa': {
    'Hospital Santa Teresita': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['ecuavisa-eloro-2021'],
      checked: '2026-11-20',
    },
  },
  'el-guabo': {
    'Hospital María Lorena Serrano': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['eltelegrafo-eloro-2023', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  huaquillas: {
    'Hospital de Huaquillas': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['pressenza-2014', 'eluniverso-huaquillas-2007'],
      checked: '2026-11-20',
    },
  },
  esmeraldas: {
    'Hospital Delfina Torres de Concha': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['elcomercio-esmeraldas-2018', 'eluniverso-esmeraldas-2023', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital IESS Esmeraldas': {
      kind: 'hospital',
      network: 'IESS',
      sources: ['expreso-esmeraldas-2025', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  'san-lorenzo': {
    'Hospital Fiscomisional Divina Providencia': {
      kind: 'hospital',
      network: 'Fiscomisional',
      sources: ['hijas-caridad-san-lorenzo'],
      checked: '2026-11-20',
    },
    'Centro de Salud Tipo C San Lorenzo': {
      kind: 'centro de salud',
      network: 'MSP',
      sources: ['hijas-caridad-san-lorenzo'],
      checked: '2026-11-20',
    },
  },
  'puerto-baquerizo-moreno': {
    'Hospital Oskar Jandl': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['sancristobal-gob', 'kch-oskarjandl-2024', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  'puerto-ayora': {
    'Hospital República del Ecuador': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['expreso-santacruz-2026', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  guayaquil: {
    'Hospital de Especialidades Guayaquil Dr. Abel Gilbert Pontón': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['msp-guayaquil-plan', 'manabinoticias-2018', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital del Niño Dr. Francisco de Icaza Bustamante': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['msp-guayaquil-plan', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital Universitario de Guayaquil': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['msp-guayaquil-plan', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital de Infectología Dr. José Daniel Rodríguez Maridueña': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['msp-guayaquil-plan', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital Matilde Hidalgo de Prócel': {
      kind: 'maternidad',
      network: 'MSP',
      sources: ['msp-guayaquil-plan', 'elcomercio-guasmo-2016', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital Maternidad Mariana de Jesús': {
      kind: 'maternidad',
      network: 'MSP',
      sources: ['msp-guayaquil-plan', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital General Guasmo Sur': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['msp-guayaquil-plan', 'elcomercio-guasmo-2016'],
      checked: '2026-11-20',
    },
    'Hospital General Monte Sinaí': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['msp-guayaquil-plan'],
      checked: '2026-11-20',
    },
    'Hospital de Especialidades Teodoro Maldonado Carbo': {
      kind: 'hospital',
      network: 'IESS',
      sources: ['iess-niveles-ecuador221', 'kch-maldonado-2023', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital General del Norte Los Ceibos': {
      kind: 'hospital',
      network: 'IESS',
      sources: ['ecuavisa-ceibos-2020', 'ciencialatina-2025'],
      checked: '2026-11-20',
    },
    'Hospital de Niños Roberto Gilbert Elizalde': {
      kind: 'hospital',
      network: 'Junta de Beneficencia',
      sources: ['eluniverso-jbg-2009', 'expreso-guayaquil-obras'],
      checked: '2026-11-20',
    },
    'Hospital Gineco-Obstétrico Alfredo G. Paulson': {
      kind: 'maternidad',
      network: 'Junta de Beneficencia',
      sources: ['expreso-guayaquil-obras'],
      checked: '2026-11-20',
    },
  },
  duran: {
    'Hospital General Dr. Enrique Ortega Moreira': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['msp-guayaquil-plan', 'elcomercio-duran-2020'],
      checked: '2026-11-20',
    },
    'Hospital IESS Durán': { kind: 'hospital', network: 'IESS', sources: ['directorio-sql'], checked: '2026-11-20' },
  },
  milagro: {
    'Hospital Dr. León Becerra Camacho': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['infograma-milagro', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital IESS Milagro': {
      kind: 'hospital',
      network: 'IESS',
      sources: ['vegamega-milagro-2021', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  daule: {
    'Hospital de Daule': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['eluniverso-daule-2011'],
      checked: '2026-11-20',
    },
  },
  ibarra: {
    'Hospital San Vicente de Paúl': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['cronicasnorte-ibarra-2025', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital IESS Ibarra': { kind: 'hospital', network: 'IESS', sources: ['directorio-sql'], checked: '2026-11-20' },
  },
  otavalo: {
    'Hospital San Luis de Otavalo': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['elnorte-otavalo', 'infozamora-2025', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  cotacachi: {
    'Hospital Asdrúbal de la Torre': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['elnorte-cotacachi-2019'],
      checked: '2026-11-20',
    },
  },
  loja: {
    'Hospital General Isidro Ayora': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['lahora-loja-2023', 'eltelegrafo-catamayo-2015', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital Manuel Ygnacio Monteros': {
      kind: 'hospital',
      network: 'IESS',
      sources: ['directorio-sql'],
      checked: '2026-11-20',
    },
  },
  catacocha: {
    'Hospital Básico de Catacocha': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['eltelegrafo-catamayo-2015', 'lahora-loja-2023'],
      checked: '2026-11-20',
    },
  },
  saraguro: {
    'Hospital Básico de Saraguro': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['msp-loja-2020', 'lahora-loja-2023'],
      checked: '2026-11-20',
    },
  },
  cariamanga: {
    'Hospital de Cariamanga': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['breakinglatest-loja-2023'],
      checked: '2026-11-20',
    },
  },
  macara: {
    'Hospital Básico de Macará Dr. Leonidas Arsenio Celi Rodríguez': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['expreso-macara-2025', 'pressenza-2014'],
      checked: '2026-11-20',
    },
  },
  catamayo: {
    'Centro de Salud Tipo C Catamayo': {
      kind: 'centro de salud',
      network: 'MSP',
      sources: ['eltelegrafo-catamayo-2015'],
      checked: '2026-11-20',
    },
  },
  babahoyo: {
    'Hospital Martín Icaza': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['laveci-losrios-2025', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital General Babahoyo': {
      kind: 'hospital',
      network: 'IESS',
      sources: ['iess-babahoyo-2024', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  quevedo: {
    'Hospital Sagrado Corazón de Jesús': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['laveci-losrios-2025', 'aldia-quevedo', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  vinces: {
    'Hospital Nicolás Cotto Infante': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['asamblea-vinces', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  ventanas: {
    'Hospital de Ventanas': { kind: 'hospital', network: 'MSP', sources: ['asamblea-vinces'], checked: '2026-11-20' },
  },
  portoviejo: {
    'Hospital de Especialidades Portoviejo': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['manabinoticias-2018', 'eldiario-manabi-2025'],
      checked: '2026-11-20',
    },
    'Hospital Verdi Cevallos Balda': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['manabinoticias-2018'],
      checked: '2026-11-20',
    },
    'Hospital IESS Portoviejo': {
      kind: 'hospital',
      network: 'IESS',
      sources: ['directorio-sql'],
      checked: '2026-11-20',
    },
  },
  manta: {
    'Hospital Rodríguez Zambrano': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['eldiario-manabi-2025', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital IESS Manta': {
      kind: 'hospital',
      network: 'IESS',
      sources: ['eldiario-manabi-2016', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  chone: {
    'Hospital General Napoleón Dávila Córdova': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['primicias-manabi-2025', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital IESS Chone': { kind: 'hospital', network: 'IESS', sources: ['directorio-sql'], checked: '2026-11-20' },
  },
  'bahia-de-caraquez': {
    'Hospital General Miguel Hilario Alcívar': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['primicias-manabi-2025', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  pedernales: {
    'Hospital Básico Francisco Vázquez Balda': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['primicias-manabi-2025', 'redecuador-pedernales-2023'],
      checked: '2026-11-20',
    },
  },
  jipijapa: {
    'Hospital Básico de Jipijapa': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['jipijapa-gob-2024', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  rocafuerte: {
    'Hospital Natalia Huerta de Niemes': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['eldiario-manabi-2025'],
      checked: '2026-11-20',
    },
  },
  tosagua: {
    'Centro de Salud Tipo C Tosagua': {
      kind: 'centro de salud',
      network: 'MSP',
      sources: ['eldiario-manabi-2025'],
      checked: '2026-11-20',
    },
  },
  'pichincha-manabi': {
    'Hospital Básico del cantón Pichincha': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['directorio-sql'],
      checked: '2026-11-20',
    },
  },
  macas: {
    'Hospital General Macas': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['elobservador-macas-2019', 'gobernacion-morona-2024', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  sucua: {
    'Hospital Básico de Sucúa': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['gobernacion-morona-2021'],
      checked: '2026-11-20',
    },
  },
  tena: {
    'Hospital General José María Velasco Ibarra': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['mundovision-tena-2017', 'pras-referencia', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  baeza: {
    'Hospital Básico de Baeza': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['pras-referencia'],
      checked: '2026-11-20',
    },
  },
  'el-coca': {
    'Hospital General Francisco de Orellana': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['eltelegrafo-orellana-2025', 'pras-referencia', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  'nuevo-rocafuerte': {
    'Hospital Franklin Tello': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['eloriente-aguarico-2023', 'wikipedia-nuevo-rocafuerte'],
      checked: '2026-11-20',
    },
  },
  'la-joya-de-los-sachas': {
    'Centro de Salud Joya de los Sachas': {
      kind: 'centro de salud',
      network: 'MSP',
      sources: ['eltelegrafo-orellana-2025'],
      checked: '2026-11-20',
    },
  },
  puyo: {
    'Hospital General Puyo': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['pras-referencia', 'granma-2011', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital IESS Puyo': {
      kind: 'hospital',
      network: 'IESS',
      sources: ['elcomercio-puyo-iess', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  quito: {
    'Hospital de Especialidades Eugenio Espejo': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['manabinoticias-2018', 'eluniverso-quito-covid', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital General Enrique Garcés': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['primeraplana-garces', 'eluniverso-quito-covid', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital General Pablo Arturo Suárez': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['granma-2011', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital Pediátrico Baca Ortiz': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['eluniverso-quito-covid', 'granma-2011', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital General Docente de Calderón': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['eluniverso-quito-covid', 'elnorte-otavalo', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital Gineco-Obstétrico de Nueva Aurora Luz Elena Arismendi': {
      kind: 'maternidad',
      network: 'MSP',
      sources: ['eluniverso-quito-covid', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital Gineco-Obstétrico Isidro Ayora': {
      kind: 'maternidad',
      network: 'MSP',
      sources: ['codigo-hospitales-pichincha', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital de Yaruquí': { kind: 'hospital', network: 'MSP', sources: ['msp-yaruqui-2014'], checked: '2026-11-20' },
    'Hospital de Especialidades Carlos Andrade Marín': {
      kind: 'hospital',
      network: 'IESS',
      sources: ['iess-niveles-ecuador221', 'ecuavisa-ibarra-2025', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital IESS Quito Sur': {
      kind: 'hospital',
      network: 'IESS',
      sources: ['ecuavisa-2020-06'],
      checked: '2026-11-20',
    },
    'Hospital San Francisco de Quito': {
      kind: 'hospital',
      network: 'IESS',
      sources: ['paisenvivo-sanfrancisco', 'codigo-hospitales-pichincha', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  cayambe: {
    'Hospital Básico Raúl Maldonado Mejía': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['elcomercio-pichincha-2020', 'codigo-hospitales-pichincha'],
      checked: '2026-11-20',
    },
  },
  sangolqui: {
    'Hospital Básico de Sangolquí': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['elcomercio-pichincha-2020', 'codigo-hospitales-pichincha'],
      checked: '2026-11-20',
    },
  },
  machachi: {
    'Hospital Básico de Machachi': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['elcomercio-pichincha-2020', 'codigo-hospitales-pichincha'],
      checked: '2026-11-20',
    },
  },
  tabacundo: {
    'Centro de Salud Tipo C Tabacundo': {
      kind: 'centro de salud',
      network: 'MSP',
      sources: ['intranet-17d10'],
      checked: '2026-11-20',
    },
  },
  'santa-elena': {
    'Hospital General Dr. Liborio Panchana Sotomayor': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['primicias-santaelena-2025', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  salinas: {
    'Hospital Básico Dr. José Garcés Rodríguez': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['primicias-santaelena-2025'],
      checked: '2026-11-20',
    },
  },
  'la-libertad': {
    'Hospital Rafael Serrano López': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['primicias-santaelena-2025'],
      checked: '2026-11-20',
    },
  },
  'santo-domingo': {
    'Hospital Dr. Gustavo Domínguez': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['paisenvivo-santodomingo', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital IESS Santo Domingo': {
      kind: 'hospital',
      network: 'IESS',
      sources: ['directorio-sql'],
      checked: '2026-11-20',
    },
  },
  'nueva-loja': {
    'Hospital General Marco Vinicio Iza': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['pras-referencia', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  ambato: {
    'Hospital General Docente Ambato': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['presidencia-ambato-2018', 'eltelegrafo-tungurahua-2017', 'directorio-sql'],
      checked: '2026-11-20',
    },
    'Hospital General IESS Ambato': {
      kind: 'hospital',
      network: 'IESS',
      sources: ['polo-ambato-2023', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  'banos-de-agua-santa': {
    'Hospital de Baños': { kind: 'hospital', network: 'MSP', sources: ['elcomercio-banos'], checked: '2026-11-20' },
  },
  pelileo: {
    'Hospital Básico de Pelileo': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['pelileoaldia-2021'],
      checked: '2026-11-20',
    },
  },
  pillaro: {
    'Hospital Básico de Píllaro': { kind: 'hospital', network: 'MSP', sources: ['msp-pillaro'], checked: '2026-11-20' },
  },
  cevallos: {
    'Centro de Salud Tipo B Cevallos': {
      kind: 'centro de salud',
      network: 'MSP',
      sources: ['eltelegrafo-tungurahua-2017'],
      checked: '2026-11-20',
    },
  },
  zamora: {
    'Hospital General Julius Doepfner': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['msp-zamora-2023', 'lahora-loja-2023', 'directorio-sql'],
      checked: '2026-11-20',
    },
  },
  yantzaza: {
    'Hospital Básico de Yantzaza': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['msp-zamora-2023', 'lahora-loja-2023'],
      checked: '2026-11-20',
    },
  },
  zumba: {
    'Hospital Básico de Zumba': {
      kind: 'hospital',
      network: 'MSP',
      sources: ['pressenza-2014'],
      checked: '2026-11-20',
    },
  },
  'el-pangui': {
    'Centro de Salud Tipo B El Pangui': {
      kind: 'centro de salud',
      network: 'MSP',
      sources: ['msp-zamora-2023'],
      checked: '2026-11-20',
    },
  },
}
