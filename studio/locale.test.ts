import { usEnglishLocale } from 'sanity'
import { expect, test } from 'vitest'
import { localeBundles } from './locale.ts'

type Bundle = (typeof localeBundles)[number]

async function keysOf({ resources }: Pick<Bundle, 'resources'>): Promise<string[]> {
  const loaded = typeof resources === 'function' ? await resources() : resources
  return Object.keys('default' in loaded ? Object(loaded.default) : loaded)
}

test('replaces texts of Sanity, and adds one text that Sanity lacks', async () => {
  const sanityBundle = usEnglishLocale.bundles?.find(({ namespace }) => namespace === 'studio')
  const known = new Set(sanityBundle ? await keysOf(sanityBundle) : [])
  const ours = (await Promise.all(localeBundles.map(keysOf))).flat()
  expect(ours.filter((key) => !known.has(key))).toEqual(['search.search-results-label'])
})
