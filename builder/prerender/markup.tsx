import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { contentKey, type PageContent, type PageQuery } from '../../src/content/page-query.ts'
import { App } from '../../src/entry/app.tsx'
import { createQueryClient } from '../../src/entry/query-client.ts'

/**
 * The HTML of a page's frame and content, as the browser hydrates it. The page's code must have been
 * loaded (`loadPage`).
 *
 * @throws when the page does not render
 */
export function pageMarkup(path: string, query: PageQuery, content: PageContent): string {
  const queryClient = createQueryClient((error) => {
    throw error
  })
  queryClient.setQueryData(contentKey(query), content, { updatedAt: Date.parse(content.asOf) })
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App queryClient={queryClient} frame={content.frame} isPrerendered />
      </StaticRouter>
    </StrictMode>,
  )
  queryClient.clear()
  return markup
}
