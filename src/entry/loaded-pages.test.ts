import { expect, test, vi } from 'vitest'
import { forgetFailedLoads, loadedPage, loadPage } from './loaded-pages.ts'
import type { Page } from '../pages/page.ts'
import { page } from '../pages/empty/page.tsx'

const routeThat = (load: () => Promise<Page>) => ({ path: '/somewhere', load })

test('a page is loaded once and then here', async () => {
  const load = vi.fn<() => Promise<Page>>(async () => page)
  const route = routeThat(load)
  expect(loadedPage(route)).toBeUndefined()
  await Promise.all([loadPage(route), loadPage(route)])
  expect(loadedPage(route)).toBe(page)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failed load stays failed while it is asked for, and can be tried again after', async () => {
  const load = vi.fn<() => Promise<Page>>().mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue(page)
  const route = routeThat(load)
  await expect(loadPage(route)).rejects.toThrow('offline')
  await expect(loadPage(route)).rejects.toThrow('offline')
  expect(load).toHaveBeenCalledTimes(1)

  forgetFailedLoads()
  await expect(loadPage(route)).resolves.toBe(page)
  expect(loadedPage(route)).toBe(page)
})
