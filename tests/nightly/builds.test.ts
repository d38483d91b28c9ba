/** Two builds at the same time. */
import { expect, test } from 'vitest'
import { useSiteBuild } from '../conformance/prerender/helpers/site-build.ts'

const site = useSiteBuild()

test('the second of two simultaneous builds in one folder finds nothing to do', async () => {
  await site.client().patch('siteSettings').set({ emergencyPhone: '+91 22 5550 7777' }).commit()
  const builds = await Promise.all([site.rebuild(), site.rebuild()])
  expect(builds.map(({ code, errors }) => [code, errors])).toEqual([
    [0, ''],
    [0, ''],
  ])
  const outputs = builds.map(({ output }) => output)
  expect(outputs.filter((output) => output.includes('Pages built'))).toHaveLength(1)
})
