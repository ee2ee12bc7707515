import { pageFiles } from '../../scripts/static-pages/page-files'

/** The public pages except those of places. Every test that goes through the list covers a new static page at once. */
export const PUBLIC_PAGES: readonly string[] = ['/', '/ec', '/cerca', ...pageFiles().map(({ path }) => path)]
