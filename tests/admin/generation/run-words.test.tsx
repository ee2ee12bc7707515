import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CityWindowBar } from '@/admin/generation/cities/CityWindowBar'
import { CanContinue } from '@/admin/generation/plan/CanContinue'
import { PlanRows } from '@/admin/generation/plan/PlanRows'
import { announcement } from '@/admin/generation/progress/announcement'
import { RunEnd } from '@/admin/generation/progress/RunEnd'
import { summaryLines } from '@/admin/generation/progress/summary-words'
import { countsOf, type PageStatus } from '@/admin/generation/run/run-state'
import type { RunNotice } from '@/admin/running/one-run'
import { buildCity } from '../../cities/build-city'
import { quietDesk } from '../quiet-desk'
import { startWorld } from './run/run-world'

const PUEBLOS = Array.from({ length: 26 }, (_, index) =>
  buildCity({ name: `Pueblo ${String.fromCharCode(65 + index)}` }),
)

/** Returns the state of a run that is planned for so many pages. */
async function planned(pages: number) {
  const world = startWorld(PUEBLOS)
  const desk = await world.openDesk('selection')
  const keys = [...world.cities.keys()].flatMap((id) => [`${id}/cytotec`, `${id}/misoprostol`])
  await world.clock.until(desk.plan(new Set(keys.slice(0, pages))))
  return desk.getState()
}

test('a plan for one page is worded in the singular, in the announcement and on the screen', async () => {
  const heard = async (pages: number) => {
    const state = await planned(pages)
    return announcement(state, countsOf(state.cities))
  }
  expect(await heard(1)).toBe('Plan listo: 1 página por escribir.')
  expect(await heard(2)).toBe('Plan listo: 2 páginas por escribir.')

  const rows = async (pages: number) => renderToStaticMarkup(<PlanRows cities={(await planned(pages)).cities} />)
  expect(await rows(50)).not.toContain('más.')
  expect(await rows(51)).toContain('>Y 1 página más.<')
  expect(await rows(52)).toContain('>Y 2 páginas más.<')
})

test('a list of one city is worded in the singular, and one without a city says why', async () => {
  const { cities } = await planned(2)
  const bar = (matching: number, wanted: PageStatus | '' = '') => {
    const shown = cities.slice(0, matching)
    return renderToStaticMarkup(
      <CityWindowBar
        view={{
          shown,
          matching,
          page: 1,
          pages: 1,
          wanted,
          asked: '',
          isTurned: false,
          filter: () => {},
          turnTo: () => {},
        }}
      />,
    )
  }
  expect(bar(1)).toContain('Mostrando 1 de 1 ciudad<')
  expect(bar(222)).toContain('Mostrando 1 de 222 ciudades<')
  expect(bar(0, 'error')).toContain('Ninguna ciudad está en «Error».<')
})

test('a page that names one source is blocked with «1 referencia»', async () => {
  const world = startWorld(PUEBLOS.slice(0, 1))
  const { generate } = world.ports
  world.ports.generate = (...asked) => {
    const content = generate(...asked)
    return { ...content, references: content.references.slice(0, 1) }
  }
  const desk = await world.openDesk('cities')
  await world.clock.until(desk.plan())
  expect(desk.getState().cities[0]?.pages.cytotec.reason).toBe('Tiene 1 referencia; el mínimo es 3')
})

test('a run says how many of its pages are already outdated', async () => {
  const counts = { cities: 1, pages: 2, provinces: 0, unchanged: 0, failed: 0, blocked: 0, pending: 0 }
  const lines = (outdated: number) => summaryLines({ ...counts, outdated, isChecked: true }).join('. ')
  expect(lines(0)).not.toContain('mientras tanto')
  expect(lines(1)).toContain('1 página ya no dice lo último: mientras tanto cambió una ciudad o un lugar')
  expect(lines(4)).toContain('4 páginas ya no dicen lo último')
})

test('a run that wrote nothing says that all was up to date only if no page is blocked or outdated', () => {
  const none = {
    cities: 1,
    pages: 0,
    provinces: 0,
    unchanged: 2,
    failed: 0,
    pending: 0,
    isChecked: true,
  }
  const first = (left: { blocked: number; outdated: number }) => summaryLines({ ...none, ...left })[0]
  expect(first({ blocked: 0, outdated: 0 })).toBe('Todo estaba al día: no se escribió nada.')
  expect(first({ blocked: 3, outdated: 0 })).toBe('No se escribió nada.')
  expect(first({ blocked: 0, outdated: 2 })).toBe('No se escribió nada.')
})

test('the screen offers to generate missing pages, and to continue only after a run was left unfinished', async () => {
  const world = startWorld(PUEBLOS)
  const desk = await world.openDesk('selection')
  const [first] = world.cities.keys()
  await world.clock.until(desk.plan(new Set([`${first}/cytotec`])))
  await world.clock.until(desk.start())
  const generators = await world.openDesk('cities')
  const counts = countsOf(generators.getState().cities)
  expect(counts).toMatchObject({ recorded: 1, pages: 52 })
  const offered = (left: RunNotice | undefined) =>
    renderToStaticMarkup(<CanContinue counts={counts} left={left} isHeld={false} onContinue={() => {}} />)
  expect(offered(undefined)).toMatch(/Con registro: 1 de 52 páginas.*Generar lo que falta/)
  expect(offered(undefined)).not.toContain('donde quedó')
  expect(offered({ kind: 'cities', phase: 'running', at: 1, done: 1, total: 52 })).toMatch(
    /Puede continuar donde quedó.*Continuar donde quedó/,
  )
})

test('an unfinished run can be continued even if every page has a record, of an older text', async () => {
  const world = startWorld(PUEBLOS)
  const desk = await world.openDesk('cities')
  const offered = (left?: { done: number; total: number }) =>
    renderToStaticMarkup(
      <CanContinue
        counts={countsOf(desk.getState().cities)}
        left={left && { kind: 'cities', phase: 'running', at: 1, ...left }}
        isHeld={false}
        onContinue={() => {}}
      />,
    )
  expect(offered()).toBe('')
  expect(offered({ done: 0, total: 52 })).toContain('Continuar donde quedó')

  await world.clock.until(desk.plan())
  await world.clock.until(desk.start())
  world.rewriteGenerator()
  await world.clock.until(desk.load())
  expect(countsOf(desk.getState().cities)).toMatchObject({ recorded: 52, pages: 52 })
  expect(offered()).toBe('')
  expect(offered({ done: 12, total: 52 })).toMatch(
    /quedó a medias: se escribieron 12 de 52 páginas.*Continuar donde quedó/,
  )
})

test('the message of a run that could not be checked does not mention a button that its screen may not have', async () => {
  const world = startWorld(PUEBLOS.slice(0, 1))
  const desk = await world.openDesk('selection')
  await world.clock.until(desk.plan(new Set([...world.cities.keys()].map((id) => `${id}/cytotec`))))
  await world.clock.until(desk.start())
  const state = desk.getState()
  if (state.phase !== 'ended') throw new Error('the run has not ended')
  const end = (isChecked: boolean) =>
    quietDesk().says(
      <RunEnd run={desk} state={{ ...state, summary: { ...state.summary, isChecked } }} isHeld={false} />,
    )
  expect(end(true)).not.toContain('No se pudo comprobar')
  expect(end(false)).toContain('No se pudo comprobar con la base de datos qué quedó escrito.')
  expect(end(false)).not.toContain('Recargar ciudades')
})
