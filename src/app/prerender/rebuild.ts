/**
 * Builds the site again if one of its printable documents has changed, so that its PDF says what its
 * page says: `node src/app/prerender/rebuild.ts`.
 */
import { documentsHaveChanged, prerender } from './prerender.ts'

if (await documentsHaveChanged()) {
  await prerender()
  console.log('A printable document has changed: its PDF and all pages were built again.')
}
