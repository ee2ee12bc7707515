import { sentencesOf } from '@/generator/readability'

/** The one sentence that says «tú»: its words are given by the specification. */
const LITERAL = 'Si experimentas sangrado excesivo, dolor severo, fiebre alta, o cualquier síntoma grave:'

/** Returns the words of a text that address the reader as «tú»; the portal says «usted». */
export function familiarForms(text: string): string[] {
  return sentencesOf(text.replaceAll(LITERAL, '')).flatMap((sentence) =>
    [...sentence.matchAll(ANYWHERE), ...sentence.matchAll(AT_THE_START), ...sentence.matchAll(FORBIDDING)].map(
      ([found]) => found,
    ),
  )
}

/** Pronouns and verb forms that mean «tú» wherever they are. */
const ANYWHERE = words(
  'tú|tus?|te|ti|contigo|tuy[oa]s?|puedes|podrás|podrías|tienes|tendrás|tengas|debes|deberías|quieres|eres|estás|estés|has|' +
    'necesitas|sabes|sepas|haces|hagas|vas|vayas|ves|veas|sientes|sientas|buscas|busques|tomas|usas|llevas|vives|lees|hablas|' +
    'conoces|crees|piensas|prefieres|encuentras|recibes|recibiste|tuviste|hiciste|fuiste|experimentas|llámanos|escríbenos|' +
    'cuéntanos|dinos|infórmate|asegúrate|acércate|comunícate|fíjate|cuídate|protégete',
)

/** Forms that are an order to «tú» at the beginning of a sentence, and third person elsewhere: «se llama al médico». */
const AT_THE_START = new RegExp(
  '(?<=^[¿¡«"(]*)(?:llama|acude|ve a|busca|pide (?:ayuda|atención|cita)|evita|guarda|lee|mira|recuerda|habla|escribe|comprueba|avisa|ten|haz|' +
    'sal|ven|revisa|pregunta|elige|espera|consulta (?:a|al|con|en)|usa|di)(?!\\p{L})|' +
    '(?<=, )llama (?:ya |ahora |de inmediato )?al 911',
  'giu',
)

/** Negative orders to «tú»: «no esperes», «no lo uses». */
const FORBIDDING = words(
  'no (?:l[eoa]s? |te )?(?:esperes|uses|tomes|compartas|dudes|olvides|dejes|retrases|conduzcas|mandes|envíes|creas|pidas|leas|' +
    'llames|acudas|sigas|guardes|digas|tengas|busques)',
)

function words(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'giu')
}
