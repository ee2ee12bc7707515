import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { OtherRun } from '@/admin/running/OtherRun'
import type { RunNotice } from '@/admin/running/one-run'

const MASS: RunNotice = { kind: 'mass', phase: 'running', done: 120, total: 444, at: 1 }

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
