const REVIEWED = import.meta.glob<string>('/src/content/pages/*.md', {
  query: '?reviewed',
  import: 'lastReviewed',
  eager: true,
})

/** When each static page was last read over, as `2026-11-20`: the date it shows. The name of a file is its page's address. */
export const REVIEWED_PAGES = Object.entries(REVIEWED).map(([file, dateModified]) => ({
  urlPath: file.replace(/^.*\/pages(\/.*)\.md$/, '$1'),
  dateModified,
}))
