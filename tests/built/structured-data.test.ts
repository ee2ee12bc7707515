/** The structured data of built pages, for search engines, agrees with what the pages show. */
import { Window } from 'happy-dom'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { byPath } from './pages'

test('the structured data of a city’s page says what the page shows', () => {
  const { page, data } = builtPage('/ec/cuenca/misoprostol')
  const questions = page.querySelector('#preguntas-frecuentes')?.closest('section')

  expect(names(data.BreadcrumbList?.itemListElement)).toEqual(trailShown(page))
  const asked = list(data.FAQPage?.mainEntity)
  expect(asked.length).toBeGreaterThan(0)
  expect(names(asked)).toEqual([...(questions?.querySelectorAll('h3') ?? [])].map(words))
  const shown = plain(words(questions))
  for (const { acceptedAnswer } of asked)
    for (const sentence of plain(v.parse(v.object({ text: v.string() }), acceptedAnswer).text).split(/(?<=[.?!]) /))
      expect(shown).toContain(sentence)
  expect(data.MedicalWebPage).toMatchObject({ name: page.title })
  expect(plain(words(page.querySelector('main')))).toContain(plain(String(data.MedicalWebPage?.description)))
  expect(data.MedicalWebPage).not.toHaveProperty('reviewedBy')
})

test('the structured data of a static page and of a province says what the page shows', () => {
  for (const path of ['/ec/azuay', '/que-es-misoprostol']) {
    const { page, data } = builtPage(path)
    expect(trailShown(page).length).toBeGreaterThan(1)
    expect(names(data.BreadcrumbList?.itemListElement)).toEqual(trailShown(page))
    expect(data).not.toHaveProperty('FAQPage')
  }
  const { page, data } = builtPage('/que-es-misoprostol')
  expect(data.MedicalWebPage).not.toHaveProperty('lastReviewed')
  expect(page.querySelector(`time[datetime="${data.MedicalWebPage?.dateModified}"]`)).not.toBeNull()
})

const Part = v.looseObject({ '@type': v.string() })
const Data = v.object({ '@graph': v.array(Part) })

type Page = InstanceType<typeof Window>['document']

/** Returns the page as a browser without scripts parses it, and its structured data by type. */
function builtPage(path: string) {
  const window = new Window()
  const page = new window.DOMParser().parseFromString(byPath.get(path)?.html ?? '', 'text/html')
  const text = page.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  const { '@graph': parts } = v.parse(Data, JSON.parse(text))
  const data: Partial<Record<string, v.InferOutput<typeof Part>>> = Object.fromEntries(
    parts.map((part) => [part['@type'], part]),
  )
  return { page, data }
}

function list(value: unknown): Record<string, unknown>[] {
  return v.parse(v.array(v.record(v.string(), v.unknown())), value)
}

function names(value: unknown): unknown[] {
  return list(value).map(({ name }) => name)
}

function trailShown(page: Page): string[] {
  const trail = page.querySelector('nav[aria-label="Ruta de navegación"]')
  return [...(trail?.querySelectorAll('li') ?? [])].map((item) => words(item).replace('›', '').trim())
}

function words(element: { textContent: string } | null | undefined): string {
  return element?.textContent ?? ''
}

/** Removes the reference marks («[1]») and the line breaks. */
function plain(text: string): string {
  return text.replace(/\s*\[\d+\]/g, '').replace(/\s+/g, ' ')
}
