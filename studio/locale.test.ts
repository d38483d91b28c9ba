import { usEnglishLocale } from 'sanity'
import { expect, test } from 'vitest'
import { localeBundles } from './locale.ts'

type Bundle = (typeof localeBundles)[number]

async function keysOf({ resources }: Pick<Bundle, 'resources'>): Promise<string[]> {
  const loaded = typeof resources === 'function' ? await resources() : resources
  return Object.keys('default' in loaded ? Object(loaded.default) : loaded)
}

test('replaces texts that Sanity has, and adds the one that it lacks', async () => {
  const sanitys = usEnglishLocale.bundles?.find(({ namespace }) => namespace === 'studio')
  const known = new Set(sanitys ? await keysOf(sanitys) : [])
  const ours = (await Promise.all(localeBundles.map(keysOf))).flat()
  expect(ours.filter((key) => !known.has(key))).toEqual(['search.search-results-label'])
})
