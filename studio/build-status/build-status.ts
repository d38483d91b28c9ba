import { definePlugin, type PluginOptions } from 'sanity'
import { layoutWithStatus } from './layout-with-status.tsx'

/**
 * Tells editors when the last build could not put something that they published on the site.
 *
 * @param statusUrl where the status is; without it there is nothing to ask
 */
export function buildStatus(statusUrl: string | undefined): PluginOptions[] {
  if (!statusUrl) return []
  const plugin = definePlugin({
    name: 'global-salvage/build-status',
    studio: { components: { layout: layoutWithStatus(statusUrl) } },
  })
  return [plugin()]
}
