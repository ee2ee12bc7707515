/** What is known of the roads from each town. Written by `npm run seed` from supabase/ways.csv: correct it there. */
// biome-ignore format: one line for each town
export const WAYS: Readonly<Record<string, Ways>> = {
  alausi: { order: ['guamote', 'villa-la-union'], last: ['chillanes'], long: ['chillanes'] },
  arajuno: { long: ['puyo', 'tena'] },
  baba: { order: ['babahoyo', 'vinces'], last: ['salitre'], long: ['salitre'] },
  babahoyo: { order: ['baba', 'catarama'], last: ['salitre', 'yaguachi'], long: ['salitre'] },
  balzar: { order: ['vinces', 'el-empalme', 'daule'], last: ['ventanas'], long: ['ventanas'] },
  bucay: { order: ['la-troncal', 'milagro', 'yaguachi'], last: ['alausi', 'chillanes'], long: ['alausi', 'chillanes'] },
  chaguarpamba: { long: ['catacocha', 'pinas'] },
  chambo: { order: ['riobamba', 'villa-la-union', 'guamote'], last: ['banos-de-agua-santa'] },
  chilla: { order: ['pasaje', 'el-guabo', 'machala'], last: ['pinas'], long: ['pinas'] },
  chillanes: { order: ['guaranda', 'villa-la-union'], last: ['alausi', 'guamote'], long: ['alausi', 'guamote'] },
  chunchi: { order: ['alausi', 'canar', 'guamote'], last: ['chillanes'], long: ['alausi', 'chillanes'] },
  cumanda: { order: ['la-troncal', 'milagro', 'yaguachi'], last: ['alausi', 'chillanes'], long: ['alausi', 'chillanes'] },
  daule: { order: ['salitre', 'guayaquil'], last: ['baba'], long: ['baba'] },
  'el-angel': { long: ['san-gabriel'] },
  'el-coca': { order: ['shushufindi', 'nueva-loja'], last: ['baeza', 'tena'] },
  'el-corazon': { long: ['la-mana'] },
  'el-dorado-de-cascales': { order: ['nueva-loja', 'shushufindi', 'el-coca'], last: ['san-gabriel'] },
  'el-pan': { long: ['azogues', 'canar'] },
  'general-leonidas-plaza-gutierrez': { order: ['mendez', 'sucua', 'azogues', 'cuenca'] },
  giron: { order: ['cuenca', 'nabon', 'azogues'], last: ['saraguro'], long: ['nabon', 'saraguro'] },
  guachapala: { order: ['azogues', 'cuenca', 'canar'], long: ['azogues', 'canar'] },
  guamote: { order: ['villa-la-union', 'riobamba'], last: ['chillanes'], long: ['chillanes'] },
  guano: { order: ['riobamba', 'villa-la-union', 'banos-de-agua-santa'], last: ['pelileo'] },
  jama: { order: ['pedernales', 'bahia-de-caraquez', 'chone'], last: ['flavio-alfaro'], long: ['flavio-alfaro'] },
  'la-bonita': { long: ['san-gabriel', 'tulcan'] },
  'la-joya-de-los-sachas': { order: ['el-coca', 'shushufindi', 'nueva-loja'], last: ['baeza', 'tena'] },
  'las-naves': { order: ['ventanas', 'echeandia', 'catarama', 'quevedo'], long: ['echeandia'] },
  limones: { isWithoutRoad: true },
  lumbaqui: { order: ['nueva-loja', 'baeza', 'shushufindi'], last: ['san-gabriel'] },
  mendez: { long: ['azogues'] },
  mira: { order: ['ibarra', 'san-gabriel', 'tulcan'], long: ['san-gabriel'] },
  mocha: { order: ['ambato', 'riobamba', 'pelileo'], last: ['banos-de-agua-santa'], long: ['pelileo', 'banos-de-agua-santa'] },
  montalvo: { order: ['babahoyo', 'chillanes', 'caluma', 'guaranda'], long: ['caluma'] },
  muisne: { long: ['pedernales'] },
  nabon: { long: ['giron'] },
  'nueva-loja': { order: ['shushufindi', 'el-coca'], last: ['san-gabriel', 'tulcan'] },
  'nuevo-rocafuerte': { order: ['el-coca'], isWithoutRoad: true },
  'olmedo-loja': { long: ['catacocha', 'pinas'] },
  'pablo-sexto': { long: ['puyo'] },
  paccha: { long: ['pinas'] },
  palenque: { order: ['vinces', 'baba', 'salitre'], last: ['ventanas'], long: ['ventanas'] },
  pallatanga: { order: ['villa-la-union', 'riobamba', 'guaranda'], last: ['alausi', 'chillanes', 'guamote'], long: ['alausi', 'chillanes', 'guamote'] },
  paute: { long: ['azogues', 'canar'] },
  penipe: { order: ['riobamba', 'banos-de-agua-santa', 'quero', 'villa-la-union'], last: ['pelileo'] },
  pinas: { order: ['santa-rosa', 'arenillas'], last: ['catacocha', 'pasaje'], long: ['catacocha'] },
  portovelo: { order: ['pinas', 'santa-rosa', 'arenillas'], last: ['saraguro'], long: ['saraguro'] },
  pucara: { order: ['giron', 'pasaje', 'el-guabo'], long: ['pasaje', 'el-guabo'] },
  'puerto-el-carmen-de-putumayo': { order: ['shushufindi', 'nueva-loja', 'el-coca'], last: ['baeza'] },
  quilanga: { order: ['cariamanga', 'amaluza', 'loja'], last: ['catacocha'], long: ['cariamanga', 'catacocha'] },
  quininde: { order: ['santo-domingo', 'esmeraldas'], last: ['muisne', 'pedernales'], long: ['muisne', 'pedernales'] },
  salitre: { order: ['daule', 'vinces'], last: ['baba'], long: ['baba'] },
  samborondon: { order: ['salitre', 'duran', 'guayaquil'], last: ['baba', 'milagro', 'yaguachi'], long: ['baba', 'milagro', 'yaguachi'] },
  'san-felipe-de-ona': { long: ['giron'] },
  'san-juan-bosco': { order: ['mendez', 'yantzaza', 'azogues', 'cuenca'] },
  'santa-isabel': { order: ['giron', 'cuenca', 'pasaje'], last: ['saraguro'], long: ['saraguro'] },
  santiago: { order: ['mendez', 'sucua', 'macas', 'azogues'], last: ['taisha'], long: ['taisha'] },
  saraguro: { order: ['loja', 'zamora'], last: ['pinas'], long: ['pinas'] },
  'sevilla-de-oro': { long: ['azogues'] },
  sucre: { long: ['santa-ana'] },
  sucua: { order: ['macas', 'puyo'], last: ['alausi', 'azogues'], long: ['alausi'] },
  taisha: { long: ['macas', 'sucua'] },
  tarapoa: { order: ['shushufindi', 'nueva-loja', 'la-joya-de-los-sachas', 'el-coca'], last: ['baeza'], long: ['shushufindi'] },
  'villa-la-union': { order: ['riobamba', 'guamote'], last: ['chillanes', 'guaranda'] },
  zaruma: { order: ['pinas', 'santa-rosa', 'arenillas'], last: ['saraguro'], long: ['saraguro'] },
}

/** What is known of the roads from a town, where a straight line on the map misleads (supabase/ways.csv). */
export type Ways = {
  /** Slugs of other towns, in the order in which they are reached by road. */
  order?: readonly string[]
  /** Slugs of towns that are farther by road than towns of which the file does not speak. */
  last?: readonly string[]
  /** Slugs of other towns to which the road is at least 1.8 times as long as the straight line. */
  long?: readonly string[]
  /** No road leads out of the town. */
  isWithoutRoad?: true
}

/** A road of which a reader must be told: one much longer than the straight line, or none at all. */
export type Road = 'long' | 'none'
