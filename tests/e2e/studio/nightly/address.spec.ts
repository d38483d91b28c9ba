/** An editor changes the address of a published page. */
import { lakeClient } from '../../../helpers/lake-client.ts'
import { stack } from '../../../helpers/stack.ts'
import { openHydrated } from '../../fixtures.ts'
import { expect, test } from '../tasks/tasks.ts'

test('a published address is locked; changing it adds a redirect and locks it again', async ({
  studio,
  visitor,
  backUp,
}) => {
  await backUp('_id in ["port-mundra", "drafts.port-mundra"] || _type == "redirect"')
  const { page } = studio
  await openHydrated(visitor, `${stack.siteUrl}/about`)
  await studio.openDocument('port', 'port-mundra')
  const address = studio.field('Address of the page')
  await expect(address).toHaveValue('mundra')
  await expect(address).not.toBeEditable()
  await expect(page.getByRole('button', { name: 'Generate' })).toBeDisabled()

  const change = page.getByRole('button', { name: 'Change the address …' })
  const keepMundra = page.getByRole('button', { name: 'Keep “mundra”' })
  await change.click()
  await expect(page.getByText('lead to the new address')).toBeVisible()
  await keepMundra.click()
  await expect(address).not.toBeEditable()

  await change.click()
  await address.fill('mundra-port')
  await studio.untilSaved()
  await keepMundra.click()
  await expect(address).toHaveValue('mundra')
  await expect(address).not.toBeEditable()

  await change.click()
  await address.fill('mundra-port')
  await studio.untilSaved()
  await studio.publish()
  await expect(address).toHaveValue('mundra-port')
  await expect(address).not.toBeEditable()
  const redirects = await lakeClient.fetch(
    '*[_type == "redirect"].from',
    {},
    { perspective: 'raw' },
  )
  expect(redirects).toEqual(['/ports/mundra'])
  const redirectTarget = async () => (await visitor.request.get('/ports/mundra')).url()
  await expect.poll(redirectTarget).toContain('/ports/mundra-port')
  // A page that was open before the change still links to the old address.
  await visitor.locator('footer a[href="/ports/mundra"]').click()
  await expect(visitor).toHaveURL(/ports.mundra-port$/)
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Mundra')
  await studio.open('Redirects', '/ports/mundra')
  await expect(studio.field('Old address')).toHaveValue('/ports/mundra')
})
