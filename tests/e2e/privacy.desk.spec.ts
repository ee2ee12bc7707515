import { expect, test } from './portal'

/** What `/privacidad` says of a first visit (tests/content/own-claims.ts). Of every visit: pages.spec.ts and portal.ts. */
// Needs the app: nobody built this page.
test.describe('the page of a city that nobody opened before', { tag: '@app' }, () => {
  test.use({ built: false })

  test('is registered: the page, not who opened it, and once', async ({ page, rowsOf }) => {
    const sent: Record<string, unknown>[] = []
    page.on('request', (request) => {
      if (request.method() === 'GET' || !request.url().includes('/rest/v1/')) return
      const body: unknown = request.postDataJSON()
      for (const record of [body].flat()) if (typeof record === 'object' && record !== null) sent.push({ ...record })
    })
    await page.goto('/ec/zaruma/cytotec')
    await expect(page.getByRole('article')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article')).toBeVisible()
    expect(sent).toHaveLength(1)
    const columns = [
      'cityId',
      'contentHash',
      'internalLinksCount',
      'metaDescription',
      'pageType',
      'seoScore',
      'title',
      'urlPath',
      'wordCount',
    ]
    expect(Object.keys(sent[0] ?? {}).toSorted()).toEqual(columns)
    const rows = await rowsOf('generatedPages', { urlPath: 'eq./ec/zaruma/cytotec' })
    expect(rows).toHaveLength(1)
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
      ['awaitsEditor', 'dateModified', 'datePublished', 'id', 'runId', ...columns].toSorted(),
    )
    // A visit is part of no run of the desk.
    expect(rows[0]?.runId).toBeNull()
  })
})
