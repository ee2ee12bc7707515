import { expect, test } from 'vitest'
import { type Budget, checkBudgets, linesOf } from '../../scripts/build/budgets'

const entry = (size: number): Budget => ({ name: 'entry script', limit: 85.6, size, what: 'index.js' })
const page = (size: number): Budget => ({
  name: 'largest city page',
  limit: 20.5,
  size,
  what: 'ec/guayaquil/misoprostol.html.br',
  growsWithData: true,
})

const REPOSITORY = { ofEditors: false }
const EDITORS = { ofEditors: true }

test('a build that exceeds a budget by a little says so and is published; by a lot, it fails and says what is too heavy', () => {
  expect(linesOf([entry(86), page(20.4)], REPOSITORY)).toEqual([
    expect.stringMatching(/entry script .*over budget$/),
    expect.stringMatching(/largest city page .*misoprostol\.html\.br$/),
  ])
  for (const budgets of [
    [entry(99), page(20)],
    [entry(80), page(24)],
  ])
    expect(() => linesOf(budgets, REPOSITORY)).toThrow(/FAR OVER BUDGET/)
})

test('what editors have written is published however heavy a page became, but not code that became too heavy', () => {
  expect(linesOf([entry(80), page(30)], EDITORS)[1]).toContain('FAR OVER BUDGET')
  expect(() => linesOf([entry(99), page(20)], EDITORS)).toThrow(/FAR OVER BUDGET/)
})

test('a build in which a visitor would load code of the desk fails, also where another file imports it', () => {
  const chunk = {
    type: 'chunk',
    isEntry: false,
    isDynamicEntry: false,
    facadeModuleId: null,
    imports: [],
    moduleIds: [],
  }
  const entry = { ...chunk, fileName: 'index.js', isEntry: true, imports: ['shared.js'] }
  const shared = { ...chunk, fileName: 'shared.js', moduleIds: ['/portal/src/admin/Desk.tsx'] }
  expect(() => checkBudgets('', [entry, shared] as never, [], { ofEditors: false })).toThrow('src/admin/Desk.tsx')
})
