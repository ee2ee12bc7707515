import { describe, expect, it } from 'vitest'
import { builtDocument } from '@/built/built-document'
import { copyOf } from '@/built/worker/copy'
import { savedOn } from '@/visitor/offline/save-words'
import { sealed, unbroken } from '@/visitor/offline/sealed-copy'

const SHELL = {
  head: '<script>leave()</script><link rel="stylesheet" href="/assets/index-1.css">',
  app: '<script type="module" src="/assets/index-1.js"></script>',
  styles: ['/assets/index-1.css'],
  scripts: ['/assets/page-1.js'],
}
const TAGS = {
  title: 'Ayuda <hoy> & "siempre"',
  meta: [
    { name: 'description', content: 'Qué hacer «hoy» & "siempre"' },
    { name: 'robots', content: 'noindex' },
    { property: 'og:title', content: 'Ayuda' },
  ],
  link: [{ rel: 'canonical', hrefLang: undefined, href: 'https://portal.test/ayuda' }],
  data: '{"a":1}',
}
const built = (path: string) => builtDocument(SHELL, path, TAGS, '<p>Llame al 911</p>')

describe('a built page', () => {
  it('has its tags, marked as built, the app in a template, and its content', () => {
    const html = built('/ayuda')
    expect(html).toContain('<title data-built>Ayuda &lt;hoy&gt; &amp; &quot;siempre&quot;</title>')
    expect(html).toContain('<meta data-built name="description" content="Qué hacer «hoy» &amp; &quot;siempre&quot;">')
    expect(html).toContain('<meta data-built property="og:title" content="Ayuda">')
    expect(html).toContain('<link data-built rel="canonical" href="https://portal.test/ayuda">')
    expect(html).toContain(`<template data-app>${SHELL.app}</template>`)
    expect(html).toContain('<div id="root"><p>Llame al 911</p></div>')
    expect(html).toContain('<script data-built type="application/ld+json">{"a":1}</script>')
  })
})

describe('the copy of a page for reading without a network', () => {
  const { html, files } = copyOf(built('/ayuda'))

  it('has no app, only the scripts that work without it', () => {
    expect(html).toContain('<script>leave()</script>')
    expect(html.match(/<script defer data-copy src="[^"]*"><\/script>/g)).toEqual([
      '<script defer data-copy src="/assets/page-1.js"></script>',
      '<script defer data-copy src="/lectura.js"></script>',
    ])
    expect(html.match(/page-1/g)).toHaveLength(1)
    expect(files).toEqual(['/assets/index-1.css', '/assets/page-1.js', '/lectura.js'])
    expect(html).not.toMatch(/module|ld\+json|og:title|canonical|<!--/)
  })

  it('keeps the content, the title and the robots tag', () => {
    expect(html).toContain('<p>Llame al 911</p>')
    expect(html).toContain('<title data-built>Ayuda')
    expect(html).toContain('<meta data-built name="robots" content="noindex">')
    expect(html).toContain('<html data-built-page="/ayuda" lang="es-EC">')
  })

  it('of /cerca also has the list of places and the script that answers from it', () => {
    expect(copyOf(built('/cerca')).files).toEqual([
      '/assets/index-1.css',
      '/assets/page-1.js',
      '/lectura.js',
      '/cercanos.js',
      '/lugares.json',
    ])
  })

  it('of the essentials, which are written as a copy, has the tags of every page', () => {
    expect(copyOf(built('/sin-conexion')).html).toMatch(/og:title[\s\S]*canonical[\s\S]*ld\+json/)
    expect(copyOf(built('/sin-conexion')).html).not.toContain('module')
  })

  it('is refused for a page of another release, which does not name the files that a copy needs', () => {
    expect(() => copyOf('<html data-built-page="/ayuda"><p>Llame al 911</p></html>')).toThrow('what a copy of it needs')
  })
})

describe('a copy', () => {
  it('says when it was saved, by the phone’s clock, with the year and also in the first hour of the day', () => {
    const savedAt = (hour: number) => savedOn({ savedAt: new Date(2026, 10, 20, hour, 30) })
    expect([0, 10, 23].map(savedAt)).toEqual([
      'guardada el 20 de noviembre de 2026, 00:30',
      'guardada el 20 de noviembre de 2026, 10:30',
      'guardada el 20 de noviembre de 2026, 23:30',
    ])
  })

  const response = () => new Response('Llame al 911', { headers: { 'Content-Type': 'text/html' } })

  it('that is unchanged since it was saved is returned', async () => {
    const copy = await unbroken(await sealed(response()))
    expect(await copy?.text()).toBe('Llame al 911')
    expect(copy?.headers.get('Content-Type')).toBe('text/html')
  })

  it('that was changed, never sealed, or does not exist is not returned', async () => {
    const { headers } = await sealed(response())
    expect(await unbroken(new Response('Llame al 9', { headers }))).toBeUndefined()
    expect(await unbroken(response())).toBeUndefined()
    expect(await unbroken(undefined)).toBeUndefined()
  })
})
