import { expect, test } from 'vitest'
import { useSiteBuild } from '../conformance/prerender/helpers/site-build.ts'

const site = useSiteBuild()

test('if two builds of one folder start at the same time, the second waits and has nothing to do', async () => {
  await site.client().patch('siteSettings').set({ emergencyPhone: '+91 22 5550 7777' }).commit()
  const builds = await Promise.all([site.rebuild(), site.rebuild()])
  expect(builds.map(({ code, errors }) => [code, errors])).toEqual([
    [0, ''],
    [0, ''],
  ])
  const outputs = builds.map(({ output }) => output)
  expect(outputs.filter((output) => output.includes('Pages built'))).toHaveLength(1)
})
