import { describe, expect, test } from 'vitest'
import { parseStaticPage } from '../../scripts/static-pages/show-page'

const SITE = new Map([
  ['/marco-legal-ec', ['fuentes-oficiales']],
  ['/ec', []],
])

const FRONT_MATTER = `---
title: "Qué es el misoprostol: usos y cuidados"
description: "Qué es el misoprostol, para qué está aprobado, cómo actúa en el cuerpo, cómo se regula en Ecuador y qué cuidados exige a quien lo usa."
label: Qué es
heading: Qué es el misoprostol
summary: Qué medicamento es y para qué está aprobado.
order: 1
textDate: 2026-11-20
reviewEveryDays: 90
---
`

const withFrontMatter = (lines: string) => FRONT_MATTER.replace(/---\n$/, `${lines}\n---\n`)

function parse(body: string, frontMatter = FRONT_MATTER) {
  return parseStaticPage(`${frontMatter}\n${body}`, 'pagina.md', SITE)
}

describe('a page becomes data', () => {
  const page = parse(`Uno **fuerte** y [un enlace](/marco-legal-ec#fuentes-oficiales).[^DEF-02] Dos.[^COM-05]

## ¿Qué es? {#que-es}

Esto dicen las fuentes:

1. Tres.[^REC-03]
2. Cuatro.[^DEF-02][^REC-03] Cinco.[^REC-03][^DEF-02]

::chat

### Más

A las 9:00 y *siempre*.[^DEF-02]
`)

  test('with its head, the day of its text and that of its next review', () => {
    expect(page).toMatchObject({ textDate: '2026-11-20', nextReview: '2027-02-18' })
    expect(page.title).toBe('Qué es el misoprostol: usos y cuidados')
    expect(page).toMatchObject({ label: 'Qué es', heading: 'Qué es el misoprostol' })
  })

  test('with text, links and emphasis', () => {
    const [block] = page.introduction
    expect(block).toEqual({
      kind: 'paragraph',
      content: [
        'Uno ',
        { kind: 'strong', content: ['fuerte'] },
        ' y ',
        { kind: 'link', url: '/marco-legal-ec#fuentes-oficiales', content: ['un enlace'] },
        '. Dos.',
      ],
    })
  })

  test('with sections, lists, directives and smaller headings', () => {
    const [section] = page.sections
    expect(section).toMatchObject({ id: 'que-es', heading: '¿Qué es?' })
    expect(section?.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'directive', 'heading', 'paragraph'])
    expect(section?.blocks[1]).toMatchObject({ ordered: true })
    expect(section?.blocks[2]).toEqual({ kind: 'directive', name: 'chat' })
  })

  test('with the search words of each section, and whether it is closed at first', () => {
    const frontMatter = withFrontMatter('finds:\n  uno: ["miedo", "me da miedo"]\nclosed: [dos]')
    const { sections } = parse('## Uno {#uno}\n\nUno.[^DEF-02]\n\n## Dos {#dos}\n\nDos.[^DEF-02]', frontMatter)
    expect(sections.map(({ finds, isClosed }) => [finds, isClosed])).toEqual([
      [['miedo', 'me da miedo'], false],
      [[], true],
    ])
  })

  test('with the documents behind most of its sentences first', () => {
    const { references } = parse('Uno.[^DEF-02] Dos.[^REC-03] Tres.[^REC-03]')
    expect(references.map(({ organization }) => organization)).toEqual([
      expect.stringContaining('gob.ec'),
      'AEMPS (España), CIMA',
    ])
  })

  test('and a document that may only be named has no address, and one that only the desk may show is left out', () => {
    expect(parse('Uno.[^DEF-02]').references[0]).not.toHaveProperty('url')
    const [reference, ...others] = parse('Uno.[^ADV-03]').references
    expect(reference).toMatchObject({ title: 'Cytotec, advertencia en recuadro' })
    expect(others).toEqual([])
  })
})

describe('the build fails, with file, line and reason, at', () => {
  test.each([
    ['a key that no fact has', 'Uno.[^NO-99]', ':12: no fact is called NO-99'],
    ['a name that every object has', 'Uno.[^constructor]', 'no fact is called constructor'],
    ['a sentence without a key', 'Uno.[^DEF-02]\n\nDos sin clave.', ':14: no fact key behind «Dos sin clave.»'],
    ['a last sentence without a key', 'Uno.[^DEF-02] Dos sin clave.', 'no fact key behind «Dos sin clave.»'],
    ['two sentences before one key', 'Uno. Dos.[^DEF-02]', 'more than one sentence before its keys: «Uno. Dos.»'],
    ['a lead to nothing', 'Esto dicen las fuentes:', 'no fact key behind «Esto dicen las fuentes:»'],
    ['a lead within a list', '- Esto dicen:\n- Uno.[^DEF-02]', 'no fact key behind «Esto dicen:»'],
    ['a key behind nothing', '[^DEF-02] Uno.[^DEF-02]', 'the key DEF-02 stands behind nothing'],
    ['a key inside bold', '**Uno.[^DEF-02]**', 'a key inside other marks'],
    ['a fact no source of which may be shown', 'Uno.[^COM-06]', 'no source may be shown behind COM-06: «Uno.»'],
    ['a directive that does not exist', '::carrusel', ':12: no directive is called ::carrusel'],
    ['a heading without anchor', '## Definición', ':12: a heading without anchor: «Definición»'],
    ['an anchor with a capital', '## Definición {#Que-es}', 'a heading without anchor'],
    ['an anchor that is there twice', '## Uno {#a}\n\n## Dos {#a}', 'the anchor #a is there twice'],
    ['a heading of the first level', '# Uno', 'a heading of level 1'],
    ['a heading of the fourth level', '#### Uno', 'a heading of level 4'],
    ['a link to a page that is not there', '[Uno](/nada).[^DEF-02]', 'no such address: /nada'],
    [
      'a link to an anchor that is not there',
      '[Uno](/marco-legal-ec#no).[^DEF-02]',
      'no such anchor: /marco-legal-ec#no',
    ],
    ['a link to an anchor of its own that is not there', '[Uno](#no).[^DEF-02]', 'no such anchor: #no'],
    ['a link over an open connection', '[Uno](http://gob.ec).[^DEF-02]', 'not an address that opens safely'],
    ['a script for an address', '[Uno](javascript:alert(1)).[^DEF-02]', 'not an address that opens safely'],
    ['markup', '<b>Uno.</b>[^DEF-02]', 'a sentence holds no «html»'],
    ['a picture', '![Uno](/u.png)[^DEF-02]', 'a sentence holds no «image»'],
    ['a table of code', '```\nUno\n```', 'a page holds no «code»'],
    ['a list within a list', '- Uno.[^DEF-02]\n  - Dos.[^DEF-02]', 'an item is one paragraph'],
  ])('%s', (_, body, problem) => {
    expect(() => parse(body)).toThrow('pagina.md')
    expect(() => parse(body)).toThrow(problem)
  })

  test.each([
    ['front matter that is not there', 'Uno.[^DEF-02]', 'front matter is missing'],
    ['a short title', FRONT_MATTER.replace(/title: .*/, 'title: "Corto"'), 'front matter: title'],
    ['a long description', FRONT_MATTER.replace('quien lo usa', 'quien lo usa'.repeat(5)), 'front matter: description'],
    ['a day that does not exist', FRONT_MATTER.replace('2026-11-20', '2026-13-45'), 'front matter: textDate'],
    ['a day that February lacks', FRONT_MATTER.replace('2026-11-20', '2026-02-31'), 'front matter: textDate'],
    ['a page without a name for the menu', FRONT_MATTER.replace(/label: .*\n/, ''), 'front matter: label'],
    ['a review every so often', FRONT_MATTER.replace('90', 'mucho'), 'front matter: reviewEveryDays'],
    [
      'words that find a section that is not there',
      withFrontMatter('finds:\n  no: ["miedo"]'),
      'front matter: no section has the anchor #no',
    ],
    [
      'a closed section that is not there',
      withFrontMatter('closed: [no]'),
      'front matter: no section has the anchor #no',
    ],
    ['an entry nobody reads', FRONT_MATTER.replace('title:', 'author: yo\ntitle:'), 'front matter: author'],
  ])('%s', (_, frontMatter, problem) => {
    expect(() => parse('', frontMatter)).toThrow(`pagina.md: ${problem}`)
  })
})
