/** The release check on the site of a real build, and two builds at once. */
import { expect, test } from 'vitest'
import { useSiteBuild } from '../conformance/prerender/helpers/site-build.ts'

const site = useSiteBuild()

const setNumber = (emergencyPhone: string) =>
  site.client().patch('siteSettings').set({ emergencyPhone }).commit()

test('the release check finds a site with another configuration, or with other facts', async () => {
  await setNumber('+91 22 5550 0123')
  await site.rebuild()
  const configured = { VITE_EMAIL_MANAGER_URL: 'https://mail.salvage.test' }
  const other = await site.releaseCheck(configured)
  expect(other.code).toBe(1)
  expect(other.output).toContain(
    'emailManager was {"url":"http://localhost:3910","businessId":"global-salvage"} and is {"url":"https://mail.salvage.test","businessId":"global-salvage"}. Run npm run build.',
  )
  expect((await site.releaseCheck()).output).not.toContain('another configuration')
  expect((await site.releaseCheck()).output).not.toContain('there is no link to call')

  await setNumber('+91 22 5550 9999')
  const { output } = await site.releaseCheck()
  expect(output).toContain('/ /404 /about /case-studies /confirm and ')
  expect(output).toContain('more: there is no link to call +91 22 5550 9999.')
})

test('the second of two simultaneous builds in one folder finds nothing to do', async () => {
  await setNumber('+91 22 5550 7777')
  const builds = await Promise.all([site.rebuild(), site.rebuild()])
  expect(builds.map(({ code, errors }) => [code, errors])).toEqual([
    [0, ''],
    [0, ''],
  ])
  const outputs = builds.map(({ output }) => output)
  expect(outputs.filter((output) => output.includes('Pages built'))).toHaveLength(1)
})
