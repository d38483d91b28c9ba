import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { FrameContent } from '../../src/content/frame.ts'
import type { PageContent } from '../../src/content/page-query.ts'
import { App } from '../../src/entry/app.tsx'
import { BootNotices } from '../../src/entry/boot-notices.tsx'
import { contentKey } from '../../src/entry/content-options.ts'
import { routesWithPage } from '../../src/entry/page-routes.ts'
import { createQueryClient } from '../../src/entry/query-client.ts'

/**
 * The HTML of a page's frame and content, as the browser hydrates it.
 *
 * @throws when the page does not render
 */
export async function pageMarkup(path: string, content: PageContent): Promise<string> {
  const routes = await routesWithPage(path)
  const queryClient = createQueryClient((error) => {
    throw error
  })
  queryClient.setQueryData(contentKey(path), content)
  try {
    return renderToString(
      <StrictMode>
        <StaticRouter location={path}>
          <App queryClient={queryClient} routes={routes} frame={content.frame} isPrerendered />
        </StaticRouter>
      </StrictMode>,
    )
  } finally {
    queryClient.clear()
  }
}

/** What the boot script may show, in a `<template>`. */
export function bootNotices({ settings }: FrameContent): string {
  return `<template>${renderToStaticMarkup(<BootNotices settings={settings} />)}</template>`
}
