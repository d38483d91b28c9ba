import { expect, test } from 'vitest'
import { studioStamp } from './studio.ts'

const LOCAL = { SANITY_STUDIO_API_HOST: 'http://localhost:3900' }

test('the stamp of a Studio build is the same for the same sources and configuration', async () => {
  expect(await studioStamp(LOCAL)).toBe(await studioStamp({ ...LOCAL }))
})

test('the stamp changes with the address of the lake', async () => {
  const other = { SANITY_STUDIO_API_HOST: 'http://localhost:3901' }
  expect(await studioStamp(other)).not.toBe(await studioStamp(LOCAL))
})

test('the stamp does not change with a variable that the Studio does not read', async () => {
  expect(await studioStamp({ ...LOCAL, SITE_PORT: '1' })).toBe(await studioStamp(LOCAL))
})
