import { expect, test } from 'vitest'
import { answerTo } from '../../scripts/hosting/address'

const BUILT = [
  'index.html',
  'ec.html',
  'ec/quito.html',
  'ec/quito/cytotec.html',
  'search.html',
  'sitemap.xml',
  'assets/index-abc.js',
  'app.html',
  '404.html',
]
const ask = (path: string, files = BUILT) => answerTo(path, (file) => files.includes(file))

test.each([
  ['/', 'index.html'],
  ['/ec', 'ec.html'],
  ['/ec/quito', 'ec/quito.html'],
  ['/ec/quito/cytotec', 'ec/quito/cytotec.html'],
  ['/sitemap.xml', 'sitemap.xml'],
  ['/assets/index-abc.js', 'assets/index-abc.js'],
])('%s is answered with %s', (path, file) => {
  expect(ask(path)).toEqual({ file, status: 200 })
})

test.each(['/ec/nueva', '/ec/nueva/cytotec', '/ec/nueva/misoprostol', '/admin', '/admin/borradores'])(
  '%s, which the build did not write, is answered with the app',
  (path) => {
    expect(ask(path)).toEqual({ file: 'app.html', status: 200 })
  },
)

test.each(['/nada', '/nada/de/esto', '/ec/quito/otra', '/ec/quito/cytotec/mas', '/administrar'])(
  '%s does not exist: it is answered with the 404 page and its status',
  (path) => {
    expect(ask(path)).toEqual({ file: '404.html', status: 404 })
  },
)

test('a file of an earlier release is missing, and no page is sent in its place', () => {
  expect(ask('/assets/index-old.js')).toEqual({ missing: 'file' })
  expect(ask('/ec/foto.png')).toEqual({ missing: 'file' })
})

test('a page has one address: with a slash at the end it redirects', () => {
  expect(ask('/ec/')).toEqual({ moved: '/ec' })
  expect(ask('/ec/quito/cytotec/')).toEqual({ moved: '/ec/quito/cytotec' })
})

test('a page has one address: the name of its file redirects to it', () => {
  expect(ask('/ec.html')).toEqual({ moved: '/ec' })
  expect(ask('/ec/quito/cytotec.html')).toEqual({ moved: '/ec/quito/cytotec' })
  expect(ask('/index.html')).toEqual({ moved: '/' })
  expect(ask('/nada.html')).toEqual({ missing: 'file' })
  expect(ask('/app.html')).toEqual({ file: 'app.html', status: 200 })
})

test('a page has one address: with doubled slashes it redirects', () => {
  for (const path of ['//ec/quito', '/ec//quito', '//ec//quito/']) expect(ask(path)).toEqual({ moved: '/ec/quito' })
})

test('a build without prerendered pages leaves every page to the app', () => {
  expect(ask('/ec/quito', ['index.html'])).toEqual({ missing: 'page' })
  expect(ask('/nada', ['index.html'])).toEqual({ missing: 'page' })
})
