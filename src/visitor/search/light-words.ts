/**
 * Words that say nothing about what is looked for: they are left out of queries and of the index. Normalized for
 * comparison, without accents.
 */
export const LIGHT_WORDS: ReadonlySet<string> = new Set(
  `a ademas al algo algun alguna alguno alli ante antes aqui asi aun aunque bien cada claro como con cosa cosas cual
  cuales cualquier cuando cuanta cuanto cuantos de debe deben decimos del desde despues dice dicen donde dos durante
  e el ella ellas ellos en entre era es esa ese eso esta estan estar estas este esto estos estoy fue ha hace hacen
  hacer hago hallamos han hasta hay igual la lado lados las le leimos les lo los mas me menos mi mientras mis misma
  mismo mucho muy nada ni ninguna ninguno no nos nuestra nuestro nunca o os otra otras otro otros para pero por
  porque pronto puede pueden puedo pues que quien quienes quiere quieren quiero salvo se sea sean segun ser si sido
  siempre siento sin sino sobre solo son soy su sus tal tambien tampoco tan tanto te tengo tiene tienen toda todas
  todo todos tu un una unas uno unos usamos usted ustedes va vez y ya yo`.split(/\s+/),
)

/** Returns a word without its plural ending, as the search compares it: «señales» → «señal», «pautas» → «pauta». */
export function singular(word: string): string {
  return word.length > 4 ? word.replace(/e?s$/, '') : word
}
