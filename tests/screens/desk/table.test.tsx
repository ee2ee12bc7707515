import { screen, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, useSearchParams } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { addressView, order, sheet } from '@/admin/desk/list/address-view'
import { ChoiceChip, FilterChips, TextChip, ToggleChip } from '@/admin/desk/list/FilterChips'
import { ListWithPanel, SidePanel } from '@/admin/desk/SidePanel'
import { StateWord, stateWord } from '@/admin/desk/StateWord'
import { DataTable, type DeskColumn } from '@/admin/desk/table/DataTable'
import { until } from '../site'

type Place = { id: string; name: string; beds: number | null; isClosed: boolean }

const PLACES: Place[] = Array.from({ length: 120 }, (_, index) => ({
  id: `p${index}`,
  name: `Lugar ${String((index * 7) % 120).padStart(3, '0')}`,
  beds: index === 5 ? null : 120 - index,
  isClosed: index % 2 === 1,
}))

const COLUMNS: DeskColumn<Place>[] = [
  { id: 'nombre', header: 'Nombre', cell: ({ name }) => name, sortBy: ({ name }) => name, onPhone: 'title' },
  { id: 'camas', header: 'Camas', cell: ({ beds }) => beds, sortBy: ({ beds }) => beds, isNumber: true },
  { id: 'estado', header: 'Estado', cell: ({ isClosed }) => <StateWord state={isClosed ? 'closed' : 'confirmed'} /> },
]

let root: Root | undefined
afterEach(() => root?.unmount())

function draw(part: ReactNode) {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  root.render(<MemoryRouter>{part}</MemoryRouter>)
  return userEvent.setup({ delay: null })
}

const table = () => screen.getByRole('table', { name: 'Lugares' })
const names = () =>
  within(table())
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)
const head = (name: string) => within(table()).getByRole('columnheader', { name: new RegExp(name) })

const ADDRESS = addressView({ order, sheet })

function Places({ places = PLACES }: { places?: Place[] }) {
  const [params, setParams] = useSearchParams()
  const view = ADDRESS.read(params)
  return (
    <>
      <output>{params.toString()}</output>
      <DataTable
        label="Lugares"
        columns={COLUMNS}
        rows={places}
        idOf={({ id }) => id}
        view={view}
        onShow={(change) => setParams(ADDRESS.write({ ...view, ...change }))}
        noun={['lugar', 'lugares']}
        total={PLACES.length}
        empty={<p>Ningún lugar cumple.</p>}
      />
    </>
  )
}

test('a table sorts by its heads in both directions, rows without a value last, and the address keeps the order', async () => {
  const user = draw(<Places />)
  await until(() => expect(names()).toHaveLength(50))
  expect(head('Nombre').getAttribute('aria-sort')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Camas' }))
  await until(() => expect(head('Camas').getAttribute('aria-sort')).toBe('ascending'))
  await user.click(screen.getByRole('button', { name: /Camas/ }))
  await until(() => expect(head('Camas').getAttribute('aria-sort')).toBe('descending'))
  expect(document.querySelector('output')?.textContent).toBe('orden=-camas')
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  await until(() => screen.getByText('51–100 de 120'))
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  await until(() => expect(names()).toHaveLength(20))
  expect(names().at(-1)).toBe(PLACES[5]?.name)
  expect(document.querySelector('output')?.textContent).toBe('orden=-camas&hoja=3')
})

test('on paper a table has all of its rows', async () => {
  draw(<Places />)
  await until(() => expect(names()).toHaveLength(50))
  await until(() => {
    window.dispatchEvent(new Event('beforeprint'))
    // At once: the browser does not wait for a later render.
    expect(names()).toHaveLength(PLACES.length)
  })
  window.dispatchEvent(new Event('afterprint'))
  await until(() => expect(names()).toHaveLength(50))
})

test('a filtered table says how many of all there are, and an empty one what to do', async () => {
  draw(<Places places={PLACES.slice(0, 3)} />)
  await until(() => screen.getByText('3 de 120 lugares'))
  draw(<Places places={[]} />)
  await until(() => screen.getByText('Ningún lugar cumple.'))
  expect(screen.queryByRole('table')).toBeNull()
})

function Filtered() {
  const [view, setView] = useState({ text: '', state: '', isLate: false })
  return (
    <FilterChips
      isNarrowed={view.text !== '' || view.state !== '' || view.isLate}
      onClear={() => setView({ text: '', state: '', isLate: false })}
    >
      <TextChip
        label="Buscar"
        placeholder="Nombre"
        text={view.text}
        onType={(text) => setView((now) => ({ ...now, text }))}
      />
      <ChoiceChip
        label="Estado"
        value={view.state}
        choices={[['closed', stateWord('closed')]]}
        onChoose={(state) => setView((now) => ({ ...now, state }))}
      />
      <ToggleChip isOn={view.isLate} onToggle={(isLate) => setView((now) => ({ ...now, isLate }))}>
        Sin confirmar
      </ToggleChip>
    </FilterChips>
  )
}

test('chips show which filters are set, and one chip clears them', async () => {
  const user = draw(<Filtered />)
  await user.type(await until(() => screen.getByLabelText('Buscar')), 'quito')
  await user.selectOptions(screen.getByLabelText('Estado'), 'Cerrado')
  await user.click(screen.getByRole('button', { name: 'Sin confirmar', pressed: false }))
  await user.click(await until(() => screen.getByRole('button', { name: 'Quitar filtros' })))
  await until(() => screen.getByRole('button', { name: 'Sin confirmar', pressed: false }))
  await until(() => expect(screen.getByLabelText<HTMLInputElement>('Buscar').value).toBe(''))
  expect(screen.queryByRole('button', { name: 'Quitar filtros' })).toBeNull()
})

function Panelled() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <ListWithPanel
      list={
        <button type="button" onClick={() => setIsOpen(true)}>
          Abrir
        </button>
      }
      panel={
        isOpen && (
          <SidePanel title="Hospital" onClose={() => setIsOpen(false)}>
            <input aria-label="Nombre" />
          </SidePanel>
        )
      }
    />
  )
}

test('a panel takes the focus, closes with Escape and gives the focus back', async () => {
  const user = draw(<Panelled />)
  const opener = await until(() => screen.getByRole('button', { name: 'Abrir' }))
  await user.click(opener)
  const heading = await until(() => screen.getByRole('heading', { name: 'Hospital' }))
  await until(() => expect(document.activeElement).toBe(heading))
  await user.click(screen.getByLabelText('Nombre'))
  await user.keyboard('{Escape}')
  await until(() => expect(document.activeElement).toBe(opener))
  expect(screen.queryByRole('dialog')).toBeNull()
})
