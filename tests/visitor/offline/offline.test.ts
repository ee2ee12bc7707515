import { describe, expect, it } from 'vitest'
import { filesOf, standalone } from '@/built/standalone'
import { sealed, unbroken } from '@/visitor/offline/sealed-copy'

const PAGE = `<!doctype html>
<html data-built-page lang="es-EC">
  <head>
    <script>leave()</script>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
    <title data-built>Ayuda</title><meta data-built name="robots" content="noindex"/><meta data-built property="og:title" content="Ayuda"/><script data-built type="application/ld+json">{"a":1}</script>
    <template data-app><script type="module" crossorigin src="/assets/index-1.js"></script><link rel="modulepreload" crossorigin href="/assets/react-1.js"></template>
  </head>
  <body><p>Llame al 911</p></body>
</html>`

describe('a page that is read without a network', () => {
  const html = standalone(PAGE)

  it('comes without the app, and with the scripts that need no other', () => {
    expect(html).toContain('<script>leave()</script>')
    expect(filesOf(html)).toEqual(['/assets/index-1.css', '/lectura.js'])
    expect(html).not.toMatch(/module|ld\+json|og:title/)
  })

  it('keeps its words, its title, and what keeps it out of an index', () => {
    expect(html).toContain('<p>Llame al 911</p>')
    expect(html).toContain('<title data-built>Ayuda</title><meta data-built name="robots" content="noindex"/>')
    expect(html).toContain('<html data-standalone data-built-page lang="es-EC">')
  })
})

describe('a copy', () => {
  const response = () => new Response('Llame al 911', { headers: { 'Content-Type': 'text/html' } })

  it('that is what was kept is answered as it was', async () => {
    const copy = await unbroken(await sealed(response()))
    expect(await copy?.text()).toBe('Llame al 911')
    expect(copy?.headers.get('Content-Type')).toBe('text/html')
  })

  it('whose words were changed, that was never sealed, or that is not there, is none', async () => {
    const { headers } = await sealed(response())
    expect(await unbroken(new Response('Llame al 9', { headers }))).toBeUndefined()
    expect(await unbroken(response())).toBeUndefined()
    expect(await unbroken(undefined)).toBeUndefined()
  })
})
