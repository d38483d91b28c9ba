import { expect, test } from 'vitest'
import { securityText, webManifest } from './site-identity.ts'

const facts = { brandName: 'Example Salvage', supportEmail: 'desk@salvage.test' }

test('the manifest names the brand and icons of two sizes', () => {
  expect(JSON.parse(webManifest(facts))).toMatchObject({
    name: 'Example Salvage',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }],
  })
})

test('security.txt has an address and expires next year', () => {
  expect(securityText(facts, false, 'https://site.test', '2026-11-22T08:00:00Z')).toBe(
    'Contact: mailto:desk@salvage.test\nExpires: 2027-06-30T00:00:00Z\nPreferred-Languages: en\nCanonical: https://site.test/.well-known/security.txt\n',
  )
})

test('there is no security.txt with placeholder or missing facts', () => {
  expect(securityText(facts, true, 'https://site.test', '2026-11-22T08:00:00Z')).toBeNull()
  expect(securityText({}, false, 'https://site.test', '2026-11-22T08:00:00Z')).toBeNull()
})
