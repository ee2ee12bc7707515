import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { OtherRun } from '@/admin/running/OtherRun'
import type { RunNotice } from '@/admin/running/run-notice'
import { otherRun } from '@/admin/running/use-other-run'

const MASS: RunNotice = { kind: 'mass', phase: 'running', done: 120, total: 444, at: 1 }

const isMass = ({ kind }: RunNotice) => kind === 'mass'
const isCities = ({ kind }: RunNotice) => kind === 'cities'

test('a screen is held by a run in another tab or of another screen, not by its own run, nor by an unfinished one that was left', () => {
  expect(otherRun(null, isMass)).toBeNull()
  expect(otherRun({ notice: MASS, location: 'left' }, isCities)).toBeNull()
  expect(otherRun({ notice: MASS, location: 'here' }, isMass)).toBeNull()
  expect(otherRun({ notice: MASS, location: 'here' }, isCities)).toEqual({ notice: MASS, location: 'here' })
  expect(otherRun({ notice: MASS, location: 'elsewhere' }, isMass)).toEqual({ notice: MASS, location: 'elsewhere' })
})

test('the notice says which tab runs what, and links to a run in this tab', () => {
  const markup = (notice: RunNotice, location: 'here' | 'elsewhere') =>
    renderToStaticMarkup(
      <MemoryRouter>
        <OtherRun notice={notice} location={location} />
      </MemoryRouter>,
    )
  expect(markup(MASS, 'here')).toMatch(/Ya hay una generación en esta pestaña.*href="\/admin\/generar-masivo"/)
  expect(markup(MASS, 'elsewhere')).not.toMatch(/esta pestaña,|href/)
})
