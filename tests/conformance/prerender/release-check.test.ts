/** The release check, run as a command. */
import { beforeAll, expect, test } from 'vitest'
import { clientOf, useLake } from '../content-lake/helpers/lake.ts'
import { runScript } from './helpers/run-script.ts'

const lake = useLake()
const HOSTED_ENVIRONMENT = {
  VITE_SANITY_PROJECT_ID: 'localdev',
  VITE_SITE_URL: 'https://www.salvage.test',
  VITE_EMAIL_MANAGER_URL: 'https://mail.salvage.test',
  VITE_BUSINESS_ID: 'gsi',
  SITE_OUT_DIR: '/nowhere',
}
const check = async (environment: Record<string, string> = {}) =>
  await runScript('builder/release-check/release-check.ts', {
    ...HOSTED_ENVIRONMENT,
    VITE_SANITY_API_HOST: lake.url,
    ...environment,
  })

let client: ReturnType<typeof clientOf>
beforeAll(async () => {
  client = clientOf(lake.url, 'production')
  await runScript('seed/import.ts', { VITE_SANITY_API_HOST: lake.url })
})

test('fails on the seed and counts the published placeholders, but not the drafts', async () => {
  await client.create({ _id: 'drafts.faq-new', _type: 'faq', isPlaceholder: true })
  const { code, output } = await check()
  const placeholders = await client.fetch<number>('count(*[isPlaceholder == true])')
  expect(code).toBe(1)
  expect(output).toContain(`Published documents that still hold placeholder data (${placeholders})`)
  expect(output).toContain('Site settings: Phone, WhatsApp and email are placeholders')
  expect(output).toContain('VITE_SANITY_API_HOST is http://')
  expect(output).not.toContain('break a rule')
})

test('once the content is fixed, reports only the lake’s address and the missing build', async () => {
  await client.patch('port-mundra').set({ responseTime: '4 to 8 hours' }).commit()
  await client.patch({ query: '*[isPlaceholder == true]' }).set({ isPlaceholder: false }).commit()
  const today = new Date().toISOString().slice(0, 10)
  await client.patch('siteSettings').set({ 'regulation.lastChecked': today }).commit()
  const { code, output } = await check()
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toEqual([
    'Not ready for a release.',
    '',
    'Settings to change for the public site (1)',
    expect.stringContaining('VITE_SANITY_API_HOST is http://'),
    expect.stringContaining('docs/deployment.md'),
    '',
    'The built site (1)',
    '  No site has been built. Run npm run build.',
    expect.stringContaining('build the site again'),
  ])
})

test('names missing documents that a build requires', async () => {
  await client.delete('contactPage')
  expect((await check()).output).toContain('Not published: Contact.')
})

test.each([
  [
    'a lake that does not answer',
    { VITE_SANITY_API_HOST: 'http://localhost:9' },
    'can’t be reached',
  ],
  ['no project', { VITE_SANITY_PROJECT_ID: '' }, 'VITE_SANITY_PROJECT_ID: it is not set'],
])('reports without a stack trace: %s', async (_, environment, message) => {
  const { code, errors } = await check(environment)
  expect(code).toBe(1)
  expect(errors).toContain(message)
  expect(errors).not.toContain('    at ')
})
