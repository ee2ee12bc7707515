import type { Page } from '@playwright/test'

/** The tags of the page's head, wherever they stand in the document. */
export function tagsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all =
      'head title, body > title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"], script[type*="json"]'
    return [...document.querySelectorAll(all)].map((tag) => {
      const values = ['name', 'property', 'rel', 'hreflang', 'type'].map((name) => tag.getAttribute(name))
      return [tag.localName, ...values].filter(Boolean).join(' ')
    })
  })
}
