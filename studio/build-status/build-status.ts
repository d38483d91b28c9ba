import { definePlugin, type PluginOptions } from 'sanity'
import { layoutWithStatus } from './layout-with-status.tsx'

/**
 * Tells editors when the last build could not put something that they published on the site.
 *
 * @param siteUrl origin of the site; without one there is nothing to ask
 */
export function buildStatus(siteUrl: string | undefined): PluginOptions[] {
  if (!siteUrl) return []
  const plugin = definePlugin({
    name: 'global-salvage/build-status',
    studio: { components: { layout: layoutWithStatus(siteUrl) } },
  })
  return [plugin()]
}
