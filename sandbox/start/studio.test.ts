import { expect, test } from 'vitest'
import { studioStamp } from './studio.ts'

const LOCAL = { SANITY_STUDIO_API_HOST: 'http://localhost:3900' }

test('a Studio with the same sources and configuration is built once', async () => {
  expect(await studioStamp(LOCAL)).toBe(await studioStamp({ ...LOCAL }))
})

test('builds again for another lake', async () => {
  const other = { SANITY_STUDIO_API_HOST: 'http://localhost:3901' }
  expect(await studioStamp(other)).not.toBe(await studioStamp(LOCAL))
})

test('a variable that the Studio does not read causes no new build', async () => {
  expect(await studioStamp({ ...LOCAL, SITE_PORT: '1' })).toBe(await studioStamp(LOCAL))
})
