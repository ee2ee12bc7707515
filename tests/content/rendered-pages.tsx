import { renderToStaticMarkup } from 'react-dom/server'
import { HelmetProvider } from 'react-helmet-async'
import { MemoryRouter } from 'react-router-dom'
import { ArticlePage } from '@/visitor/article/ArticlePage'
import { PageTail } from '@/visitor/shell/PageEnd'
import { pageFiles, siteAnchors } from '../../scripts/static-pages/page-files'
import { parseStaticPage } from '../../scripts/static-pages/show-page'

/** Every static page, as data and as the HTML that a reader gets. */
export const RENDERED_PAGES = pageFiles().map(({ path, file, markdown }) => {
  const page = parseStaticPage(markdown, file, siteAnchors())
  const html = renderToStaticMarkup(
    <HelmetProvider>
      <MemoryRouter>
        <ArticlePage page={page} path={path} />
      </MemoryRouter>
    </HelmetProvider>,
  )
  return { path, page, html }
})

/** The end that all static pages share, outside their own text. */
export const PAGE_TAIL = renderToStaticMarkup(
  <MemoryRouter>
    <PageTail emergencyFirst={false} />
  </MemoryRouter>,
)
