import type { Page } from '../page.ts'
import { PortDetail } from './port-detail.tsx'
import { PortNotFound } from './port-not-found.tsx'
import { type PortContent, portQuery } from './query.ts'

export const page: Page<PortContent> = {
  query: portQuery,
  head: ({ port }) =>
    port === null
      ? { title: 'Port Not Found', description: null }
      : { title: port.seoTitle ?? port.fullName ?? port.name, description: port.seoDescription },
  isMissing: ({ port }) => port === null,
  Component: ({ content }) => {
    const { port } = content
    return port === null ? (
      <PortNotFound content={content} />
    ) : (
      <PortDetail content={{ ...content, port }} />
    )
  },
}
