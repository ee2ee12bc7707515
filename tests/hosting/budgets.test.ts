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

test('a build of the repository’s data fails when any budget is exceeded, and says which', () => {
  expect(linesOf([entry(85.64), page(20.54)], { ofEditors: false })).toHaveLength(2)
  for (const budgets of [
    [entry(85.7), page(20)],
    [entry(80), page(20.6)],
  ])
    expect(() => linesOf(budgets, { ofEditors: false })).toThrow(/^Over budget:.*OVER BUDGET/s)
})

test('a build of what editors have written is published although a page became too heavy, and says so', () => {
  expect(linesOf([entry(80), page(20.6)], { ofEditors: true })).toEqual([
    expect.stringMatching(/entry script .*index\.js$/),
    expect.stringMatching(/largest city page .*OVER BUDGET$/),
  ])
})

test('a build of what editors have written still fails when the code became too heavy', () => {
  expect(() => linesOf([entry(85.7), page(20)], { ofEditors: true })).toThrow('Over budget')
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
