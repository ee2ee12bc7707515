import { cityId } from '../../scripts/city-rows'
import { SIGNED_IN } from '../support/people'
import { pageOf } from './rows'

export type RawRequest = { method: string; path: string; headers: Record<string, string>; body?: unknown }

/**
 * A request that no client of the portal makes, and its expected outcome: one word for everybody, or one for each of
 *
 *   visitor closed, open; stranger closed, open; editor closed, open
 *
 *   yes    it happens, to rows of the table it names
 *   shown  it returns rows that this person may read, and changes nothing
 *   none   no error, no row
 *   check  a constraint refuses the row
 *   -      not tried
 *
 * Anything else is the code of the refusal; `42501` is PostgreSQL's for «you have no right to». Before each request
 * Quito has no record, Cuenca has one, and both people who sign in have a status.
 */
export type Attempt = [what: string, answers: string, request: RawRequest]

const REPRESENTED = { prefer: 'return=representation' }
const MERGED = { prefer: 'resolution=merge-duplicates,return=representation' }
const IGNORED = { prefer: 'resolution=ignore-duplicates,return=representation' }
const ID = '00000000-0000-4000-8000-000000000000'
const WHEN_OPEN = 'none yes none yes yes yes'
/**
 * Visitors and strangers are refused, whether the admin is open or not, because the text is not in the generator's
 * words. From an editor, who may use other words, a constraint refuses it.
 */
const UNLIKE_THE_GENERATOR = '42501 42501 42501 42501 check check'

const post = (path: string, body: unknown, headers: Record<string, string> = REPRESENTED): RawRequest => ({
  method: 'POST',
  path,
  body,
  headers,
})
const patch = (path: string, body: object, headers: Record<string, string> = REPRESENTED): RawRequest => ({
  method: 'PATCH',
  path,
  body,
  headers,
})
const get = (path: string, headers: Record<string, string> = {}): RawRequest => ({ method: 'GET', path, headers })
const remove = (path: string): RawRequest => ({ method: 'DELETE', path, headers: REPRESENTED })

const quito = { id: cityId('quito'), name: 'Quito', slug: 'quito' }
const cuenca = { id: cityId('cuenca'), name: 'Cuenca', slug: 'cuenca' }
const page = pageOf(quito)
const taken = { ...pageOf(cuenca), seoScore: 90 }
const city = { name: 'Otra', slug: 'cuenca', province: 'Otra', region: 'Otra' }
const record = `generatedPages?cityId=eq.${cuenca.id}`
const ofQuito = 'cities?slug=eq.quito'
const csv = (row: object) => `${Object.keys(row).join()}\n${Object.values(row).join()}\n`
const ALL = 'id=not.is.null'
const EITHER = 'id.is.null,id.not.is.null'
const NEITHER = 'id.is.null,title.is.null'
const ON_PAGE = 'generatedPages?on_conflict=cityId,pageType'
const ON_USER = 'seoStatus?on_conflict=userId'
const ON_NUMBER = 'facilities?on_conflict=unicode&select=id'
const OF_MIRA = 'facilities?unicode=eq.000268&select=id'
/** A health post in the canton of Mira, with its name and number from facilities.csv and another address. */
const placeOfMira = {
  cityId: cityId('mira'),
  name: 'Puesto de Salud Palo Blanco',
  kind: 'puesto',
  unicode: '000268',
  sources: ['msp-rural-2018'],
  address: 'Otra',
}
const OF_A_SOURCE = 'facilitySources?key=eq.msp-rural-2018'
const sourceThere = { key: 'msp-rural-2018', organization: 'Radio Otra', year: '2026' }
const manySources = Array(10_000).fill('msp-rural-2018')
const OWN_OF_THE_STRANGER = `seoStatus?userId=eq.${SIGNED_IN.stranger.id}`
const OVERRIDE = { 'x-http-method-override': 'DELETE', 'x-http-method': 'DELETE', 'x-method-override': 'DELETE' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const DEEP = '['.repeat(9000) + ']'.repeat(9000)
const sql = encodeURIComponent
const facilities = (name: string) => ({ medicalFacilities: JSON.stringify({ hospitals: [name], clinics: [] }) })
const statusOf = (person: 'stranger' | 'editor') => ({ userId: SIGNED_IN[person].id, totalPagesIndexed: 9 })

const BY_KIND: Record<string, Attempt[]> = {
  'columns that are not there, or not theirs to write': [
    ['a column that does not exist', 'PGRST204', post('generatedPages', { ...page, verified: true })],
    ['the id of a record', 'none 22023 none 22023 22023 22023', patch(record, { id: ID })],
    [
      'a record made that of another city',
      'none 22023 none 22023 22023 22023',
      patch(record, { cityId: quito.id, urlPath: page.urlPath }),
    ],
    [
      'a record made that of the other type',
      'none 22023 none 22023 22023 22023',
      patch(record, { pageType: 'misoprostol', urlPath: '/ec/cuenca/misoprostol' }),
    ],
    ['the dates of a record, which the database keeps', WHEN_OPEN, patch(record, { datePublished: '2001-01-01' })],
    [
      'the id of an upserted record',
      '42501 22023 42501 22023 22023 22023',
      post(ON_PAGE, { ...taken, id: ID }, MERGED),
    ],
    ['who a city is', '42501 42501 none 42501 - -', patch('cities?slug=eq.cuenca', { id: ID, slug: 'otra' })],
    ['whose a status is', '42501 42501 none 42501 - -', patch(OWN_OF_THE_STRANGER, { userId: SIGNED_IN.editor.id })],
  ],
  'filters that match every row': [
    ['every record but one that is not there', WHEN_OPEN, patch(`generatedPages?id=neq.${ID}`, { title: 'Otro' })],
    ['every record, without a filter', '21000', patch('generatedPages', { title: 'Otro' })],
    ['every record, with a limit for a filter', '21000', patch('generatedPages?limit=1&order=id', { title: 'Otro' })],
    ['every record, by an «or»', WHEN_OPEN, patch(`generatedPages?or=(${EITHER})`, { title: 'Otro' })],
    ['every record, by a «not and»', WHEN_OPEN, patch(`generatedPages?not.and=(${NEITHER})`, { title: 'Otro' })],
    ['every record, through its city', WHEN_OPEN, patch(`generatedPages?select=*,cities(*)&${ALL}`, { title: 'Otro' })],
    ['every city', '42501 42501 none 42501 - -', patch(`cities?id=neq.${ID}`, { name: 'Otra' })],
    ['every city, by an «or»', '42501 42501 none 42501 - -', patch(`cities?or=(${EITHER})`, { population: 1 })],
    ['every city, where anyone may write', 'none 42501 none 42501 - -', patch(`cities?${ALL}`, { province: 'Loja' })],
    ['every status', '42501 42501 none yes yes yes', patch(`seoStatus?${ALL}`, { totalPagesIndexed: 9 })],
    ['the settings, by an «or»', '42501', patch('settings?or=(id.is.true,id.is.false)', { publicAdmin: true }, {})],
    ['every editor', '42501', patch('editors?userId=not.is.null', { userId: SIGNED_IN.stranger.id }, {})],
    ['no record, deleted', '21000', remove('generatedPages')],
    ['every record, deleted', '42501', remove(`generatedPages?${ALL}`)],
    ['every city, deleted', '42501', remove(`cities?or=(${EITHER})`)],
    ['every status, deleted', '42501', remove(`seoStatus?${ALL}`)],
  ],
  'what stands behind a row': [
    ['the city of a record', 'shown', get('generatedPages?select=*,cities(*)')],
    ['the editors, through a city', 'PGRST200', get('cities?select=*,editors(*)')],
    ['the editors, through a status', 'PGRST200', get('seoStatus?select=*,editors(*)')],
    ['the history, through a city', 'PGRST200', get('cities?select=*,revisions(*)')],
    ['the user, through an editor', 'PGRST205', get('editors?select=*,users(*)')],
    ['the user, by the name of the key', 'PGRST205', get('editors?select=*,editors_userId_fkey(*)')],
    ['the user, with the schema', 'PGRST100', get('seoStatus?select=*,auth.users(*)')],
    ['how many editors there are', 'PGRST123', get('editors?select=count()')],
    ['the editors, as a sheet', '42501 42501 none none shown shown', get('editors', { accept: 'text/csv' })],
    ['how the database would read them', 'PGRST107', get('editors', { accept: 'application/vnd.pgrst.plan+json' })],
    ['every status', '42501 42501 none shown shown shown', get(`seoStatus?${ALL}`)],
  ],
  'the register of places': [
    ['every place', 'none 42501 none 42501 - -', patch(`facilities?${ALL}&select=id`, { address: 'Otra' })],
    ['every place, without a filter', '21000', patch('facilities?select=id', { address: 'Otra' })],
    ['every place, deleted', '42501', remove(`facilities?${ALL}&select=id`)],
    ['every source, deleted', '42501', remove('facilitySources?key=not.is.null')],
    ['the key of a source', '42501 42501 none none 22023 22023', patch(OF_A_SOURCE, { key: 'otra' })],
    ['a source, ignored where it is', '42501 none 42501 none none none', post('facilitySources', sourceThere, IGNORED)],
    ['a place, merged by its number', '42501 yes 42501 yes yes yes', post(ON_NUMBER, placeOfMira, MERGED)],
    ['a place, ignored where its number is', '42501 none 42501 none none none', post(ON_NUMBER, placeOfMira, IGNORED)],
    ['the history of places, through a place', 'PGRST200', get('facilities?select=id,revisions(*)')],
    ['an address of one megabyte', 'none check none check check check', patch(OF_MIRA, { address: 'a'.repeat(1e6) })],
    ['sources of ten thousand', 'none check none check check check', patch(OF_MIRA, { sources: manySources })],
  ],
  upserts: [
    ['a record, merged', '42501 yes 42501 yes yes yes', post(ON_PAGE, taken, MERGED)],
    ['a record, ignored where it is', 'none', post(ON_PAGE, taken, IGNORED)],
    ['a record, merged by its id', '23505', post('generatedPages?on_conflict=id', taken, MERGED)],
    ['a record, merged by its address', '42P10', post('generatedPages?on_conflict=urlPath', taken, MERGED)],
    ['a city, merged by its slug', '42501 42501 42501 42501 - -', post('cities?on_conflict=slug', city, MERGED)],
    ['a city, merged by its id', '42501 42501 42501 42501 - -', post('cities', { ...city, id: cuenca.id }, MERGED)],
    [
      'a city, put',
      '42501 42501 42501 42501 - -',
      { ...post(`cities?id=eq.${cuenca.id}`, { ...city, id: cuenca.id }), method: 'PUT' },
    ],
    ['the settings, merged', '42501', post('settings?on_conflict=id', { id: true, publicAdmin: true }, MERGED)],
    ['the settings, put', '42501', { ...post('settings?id=eq.true', { id: true, publicAdmin: true }), method: 'PUT' }],
    [
      'an editor, ignored where they are',
      '42501',
      post('editors', { userId: SIGNED_IN.stranger.id, name: 'x' }, IGNORED),
    ],
    ['the status of the editor', '42501 42501 42501 42501 yes yes', post(ON_USER, statusOf('editor'), MERGED)],
    ['the status of the stranger', '42501 42501 42501 yes 42501 42501', post(ON_USER, statusOf('stranger'), MERGED)],
  ],
  'several rows, of which one is not allowed': [
    [
      'a record at an address that is not its own',
      '22023',
      post('generatedPages', [page, { ...taken, urlPath: '/x' }]),
    ],
    ['a record that is there', '42501 yes 42501 yes yes yes', post(ON_PAGE, [page, taken], MERGED)],
    ['the same record twice', '23505', post('generatedPages', [page, page])],
    ['the status of someone else', '42501', post(ON_USER, [statusOf('editor'), statusOf('stranger')], MERGED)],
    ['a column more', 'PGRST102', post('generatedPages', [page, { ...pageOf(quito, 'misoprostol'), id: ID }])],
    ['three thousand of one record', '23505', post('generatedPages', Array(3000).fill(page))],
    ['none', 'none', post('generatedPages', [])],
  ],
  'headers that ask for something else': [
    ['a method under another', 'PGRST102', { ...remove(`generatedPages?${ALL}`), method: 'POST', headers: OVERRIDE }],
    ['a read that would delete', 'shown', get(`generatedPages?${ALL}`, OVERRIDE)],
    [
      'a city, with the transaction to be kept',
      '42501 42501 42501 42501 - -',
      post('cities', city, { prefer: 'tx=commit' }),
    ],
    ['the users, of their schema', 'PGRST106', get('users', { 'accept-profile': 'auth' })],
    ['the users, written there', 'PGRST106', post('users', { email: 'x@x.ec' }, { 'content-profile': 'auth' })],
    ['what is private', 'PGRST106', get('editors', { 'accept-profile': 'private' })],
    ['the roles', 'PGRST106', get('pg_roles', { 'accept-profile': 'pg_catalog' })],
    ['the users, by their whole name', 'PGRST205', get('auth.users')],
    ['a city, as a sheet', '42501 42501 42501 42501 - -', post('cities', csv(city), { 'content-type': 'text/csv' })],
    ['a record that is there, as a sheet', '23505', post('generatedPages', csv(taken), { 'content-type': 'text/csv' })],
    ['a city, as a form', '42501 42501 42501 42501 - -', post('cities', 'name=x&slug=x', FORM)],
    [
      'a record, as plain text',
      'PGRST102',
      post('generatedPages', JSON.stringify(page), { 'content-type': 'text/plain' }),
    ],
  ],
  'bodies that are no row': [
    ['half of one', 'PGRST102', post('generatedPages', '{"cityId":')],
    ['null', 'PGRST102', post('generatedPages', 'null')],
    ['a text', 'PGRST204', post('generatedPages', '"x"')],
    ['fifty thousand brackets', 'PGRST102', post('generatedPages', '['.repeat(50_000) + ']'.repeat(50_000))],
    [
      'a title of one megabyte',
      UNLIKE_THE_GENERATOR,
      post('generatedPages', { ...page, title: 'a'.repeat(1_000_000) }),
    ],
    [
      'a description of ten',
      UNLIKE_THE_GENERATOR,
      post('generatedPages', { ...page, metaDescription: 'á'.repeat(5_000_000) }),
    ],
    ['facilities of ten', 'none check none check check check', patch(ofQuito, facilities('a'.repeat(10_000_000)))],
    [
      'facilities of nine thousand levels',
      'none check none check check check',
      patch(ofQuito, { medicalFacilities: DEEP }),
    ],
  ],
  'text that is none': [
    ['a title with a NUL', '22021', post('generatedPages', { ...page, title: 'a\u0000b' })],
    ['a title that runs backwards', 'check', post('generatedPages', { ...page, title: `${page.title}\u202E` })],
    ['a title of blanks', UNLIKE_THE_GENERATOR, post('generatedPages', { ...page, title: '   ' })],
    ['a province with a NUL', '22021', patch(ofQuito, { province: 'a\u0000b' })],
    ['a province that runs backwards', 'none 42501 none 42501 check check', patch(ofQuito, { province: '\u202Eabc' })],
    ['a province of two lines', 'none 42501 none 42501 check check', patch(ofQuito, { province: 'a\nb' })],
    ['a province of blanks', 'none 42501 none 42501 check check', patch(ofQuito, { province: '   ' })],
    ['facilities with a NUL', 'none 22P05 none 22P05 22P05 22P05', patch(ofQuito, facilities('a\u0000b'))],
    ['facilities with half a character', 'none 22P02 none 22P02 22P02 22P02', patch(ofQuito, facilities('\ud800'))],
    ['a filter with a NUL', '22021', get('cities?slug=eq.a%00b')],
  ],
  'SQL where a name or a value belongs': [
    ['in a value', 'none', patch(`generatedPages?title=eq.${sql("x' or '1'='1")}`, { title: 'Otro' })],
    ['in a column', '42703', patch(`generatedPages?${sql('id" is not null or "id')}=eq.1`, { title: 'Otro' })],
    ['in the columns to read', 'PGRST100', get(`cities?select=${sql('id,(select email from auth.users)')}`)],
    ['in the order', '42703', get(`cities?order=${sql('id;drop table cities')}`)],
    ['in the conflict', 'PGRST100', post(`cities?on_conflict=${sql('slug) do nothing; --')}`, city, MERGED)],
    ['in the table', 'PGRST205', get(sql('cities;drop table settings'))],
  ],
  'what is not a table': [
    ['the description of the whole', '403', get('')],
    ...['is_editor', 'page_path', 'keep_revision', 'pg_sleep', 'set_config', 'query_to_xml'].map(
      (name): Attempt => [`the function ${name}`, 'PGRST202', post(`rpc/${name}`, {})],
    ),
  ],
}

export const ATTEMPTS: Attempt[] = Object.entries(BY_KIND).flatMap(([kind, attempts]) =>
  attempts.map(([what, ...rest]): Attempt => [`${kind}: ${what}`, ...rest]),
)
