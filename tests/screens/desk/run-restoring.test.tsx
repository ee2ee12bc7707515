/** Restoring many records at once: to what they were before a run of the desk, or when the site was built. */
import { test } from 'vitest'
import { expectAccessible } from '../accessible'
import { of } from '../requests'
import { expect, main, openSite, screen, until, within } from '../site'
import { registerBoth, retitle, titlesOf } from './records'
import { ending, generateOnly, holdWritesAfter } from './runs'

const site = openSite()

const plan = () => screen.getByRole('status', { name: 'Qué se restauraría' })
const mark = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Restaurar también/ })

/** The list entries that contain all of these words. */
function entries(...words: string[]): HTMLElement[] {
  const all = main().queryAllByRole('listitem')
  return all.filter(({ textContent }) => words.every((word) => textContent.includes(word)))
}

function onlyEntry(...words: string[]): HTMLElement {
  const [entry, ...others] = entries(...words)
  if (!entry || others.length > 0) throw new Error(`not one entry that says: ${words.join()}`)
  return entry
}

async function openOnlyEntry(...words: string[]): Promise<void> {
  const entry = within(await until(() => onlyEntry(...words)))
  await site.user.click(entry.getByRole('link', { name: /^Ver todos sus cambios/ }))
}

test('a generation is one entry of the history; restoring it can be stopped and continued, and leaves alone what somebody changed since', async () => {
  const towns = ['cariamanga', 'macara', 'alamor', 'quilanga']
  const before = await registerBoth(site, towns)
  const { titles, areBack } = titlesOf(site, before)
  await generateOnly(site, towns)
  expect(await areBack()).toBe(0)
  const [touched, ...others] = before
  await retitle(site, touched?.urlPath, 'Alguien lo cambió después de la generación')

  await site.visit('/admin/historial?de=generaciones')
  const entry = await until(() => onlyEntry('8 páginas escritas'))
  expect(entry.textContent).toContain('alguien sin sesión')
  await expectAccessible()
  await openOnlyEntry('8 páginas escritas')
  await until(() => screen.getByRole('heading', { level: 1, name: 'Generación de páginas' }))
  await until(() => expect(entries('Cambiado el')).toHaveLength(8))

  await site.user.click(screen.getByRole('button', { name: 'Ver qué se restauraría' }))
  await until(() => expect(plan().textContent).toContain('7 volverían a decir lo de antes.'))
  expect(plan().textContent).toContain('1 cambió después: queda como está')
  await expectAccessible()

  const run = holdWritesAfter(site, 1)
  await site.user.click(screen.getByRole('button', { name: 'Restaurar 7 cambios' }))
  await until(() => expect(screen.getByRole('banner').textContent).toContain('Restaurando: 1 de 7 cambios'))
  await until(() => expect(run.held()).toBeGreaterThan(0))
  await site.user.click(screen.getByRole('button', { name: 'Detener' }))
  run.letThrough(Number.POSITIVE_INFINITY)
  await until(() => ending('Restauración detenida'))
  await expectAccessible()
  const stopped = await areBack()
  expect(stopped).toBeGreaterThan(0)
  expect(stopped).toBeLessThan(7)

  const left = new RegExp(`^Continuar: ${7 - stopped} cambio`)
  await site.user.click(await until(() => screen.getByRole('button', { name: left })))
  await until(() => ending('Restauración completada'))
  await until(() => expect(plan().textContent).toContain('Nada vuelve sin que usted lo marque.'))
  expect(await areBack()).toBe(others.length)
  expect((await titles()).get(touched?.urlPath ?? '')).toBe('Alguien lo cambió después de la generación')

  // A record that somebody changed since is restored only after an editor has seen and marked it.
  await site.user.click(mark())
  await site.user.click(await until(() => screen.getByRole('button', { name: 'Continuar: 1 cambio que falta' })))
  await until(() => expect(plan().textContent).not.toContain('cambió después'))
  expect(await areBack()).toBe(8)

  // As if the tab had been closed in the middle, and the rest had been restored in another way.
  const screenOfRun = window.location.pathname
  const notice = { kind: 'restore', phase: 'running', done: 4, total: 7, screen: screenOfRun, at: 1 }
  localStorage.setItem('portal-generacion', JSON.stringify(notice))
  await site.reload()
  await until(() => screen.getByText(/^Una restauración quedó a medias/))
  await site.user.click(await until(() => screen.getByRole('button', { name: 'Ver qué se restauraría' })))
  await until(() => expect(plan().textContent).toContain('No queda nada por restaurar.'))
  await until(() => expect(screen.queryByText(/^Una restauración quedó a medias/)).toBeNull())

  await site.visit('/admin/historial?de=generaciones')
  await until(() => onlyEntry('Restauración de lo que se cambió antes', '7 páginas escritas'))
  const city = await until(() => {
    const choice = screen.getByLabelText('Ciudad')
    within(choice).getByRole('option', { name: 'Cariamanga' })
    return choice
  })
  await site.user.selectOptions(city, 'Cariamanga')
  await site.user.selectOptions(screen.getByLabelText('Qué'), 'Páginas')
  expect(window.location.search).toContain('de=paginas&ciudad=cariamanga')
  await until(() => screen.getAllByRole('link', { name: /^Todo lo que se escribió junto con esto/ }))
  expect(entries('en Cariamanga')).not.toHaveLength(0)
  expect(entries('en Macará')).toEqual([])
})

test('the records of a release are shown and restored, a refusal writes nothing, what somebody changed since stays, and the history lists the restore', async () => {
  const towns = ['gonzanama', 'zapotillo']
  const before = await registerBoth(site, towns)
  const [touched, ...others] = before
  const { titles, areBack } = titlesOf(site, before)
  const builtAt = new Date().toISOString()
  // The desk keeps a release when it sees one on the site.
  const release = { builtAt, commit: null, pages: 673, hashes: {} }
  await site.backend.as('visitor').from('releases').insert(release).throwOnError()
  await generateOnly(site, towns)
  await retitle(site, touched?.urlPath, 'Alguien lo cambió después de publicar')
  expect(await areBack()).toBe(0)

  // The release's screen is linked from the publications, and shows what would be restored before it restores anything.
  await site.visit('/admin/publicar')
  const link = await until(() => {
    const links = main().getAllByRole<HTMLAnchorElement>('link', { name: /^Los del / })
    const found = links.find(({ pathname }) => momentIn(pathname) === Date.parse(builtAt))
    if (!found) throw new Error('no link to the release')
    return found
  })
  await site.user.click(link)
  await until(() => screen.getByRole('heading', { level: 1, name: 'Registros de una publicación' }))
  const ask = await until(() => screen.getByRole('button', { name: /^Ver qué registros son otros desde entonces$/ }))
  expect(screen.queryByRole('status', { name: 'Qué se restauraría' })).toBeNull()
  await site.user.click(ask)
  await until(() => expect(plan().textContent).toContain('3 volverían a decir lo de antes.'))
  expect(plan().textContent).toContain('1 cambió después: queda como está')
  expect(mark().checked).toBe(false)
  await site.user.click(screen.getByText('Ver cuáles volverían'))
  await until(() => screen.getAllByRole('link', { name: /en Zapotillo/ }))
  await expectAccessible()

  // A refused restore says so, has written nothing, and can be continued.
  const takeBack = site.requests.answer(of('runs'), { status: 403, json: { code: '42501' } })
  await site.user.click(screen.getByRole('button', { name: 'Restaurar 3 cambios' }))
  await until(() => screen.getByRole('heading', { name: 'Inicie sesión para continuar' }))
  screen.getByText('No se restauró nada.')
  expect(await areBack()).toBe(0)
  await expectAccessible()
  takeBack()

  // After the restore the records say what was published, and what somebody changed stays.
  await site.user.click(await until(() => screen.getByRole('button', { name: 'Continuar: 3 cambios que faltan' })))
  await until(() => ending('Restauración completada'))
  await until(() => expect(plan().textContent).toContain('Nada vuelve sin que usted lo marque.'))
  expect(plan().textContent).toContain('3 ya dicen lo de antes.')
  expect(mark().checked).toBe(false)
  expect(await areBack()).toBe(others.length)
  expect((await titles()).get(touched?.urlPath ?? '')).toBe('Alguien lo cambió después de publicar')

  // The history shows the restore as one entry, with everything it changed.
  await site.visit('/admin/historial?de=generaciones')
  await openOnlyEntry('Restauración de los registros publicados el', '3 páginas escritas')
  await until(() => expect(entries('Cambiado el')).toHaveLength(3))
})

function momentIn(pathname: string): number {
  return Date.parse(decodeURIComponent(pathname.split('/').at(-1) ?? ''))
}
