/** A page that is not about a place: its address, its name in menus, its heading, and what it answers. */
export type SitePage = { path: string; label: string; heading: string; summary: string }

/** What a page says of itself in its front matter (scripts/static-pages/front-matter.ts). */
export type PageCard = Omit<SitePage, 'path'> & { order: number; menu?: number; textDate: string }

const CARDS = import.meta.glob<PageCard>('/src/content/pages/*.md', { query: '?card', import: 'card', eager: true })

/** Every page of `pages/`. The name of a page's file is its address. */
export const sitePages: readonly (SitePage & PageCard)[] = Object.entries(CARDS)
  .map(([file, card]) => ({ path: file.slice(file.lastIndexOf('/'), -'.md'.length), ...card }))
  .sort((a, b) => a.order - b.order)

/** The pages in the header's menu, in the order of the menu. */
export const menuPages: readonly SitePage[] = sitePages
  .filter(({ menu }) => menu !== undefined)
  .sort((a, b) => (a.menu ?? 0) - (b.menu ?? 0))

/** Returns the page with this address. Throws when there is none. */
export function sitePage(path: string): SitePage {
  const page = sitePages.find((it) => it.path === path)
  if (!page) throw new Error(`No page of src/content/pages has the address ${path}`)
  return page
}
