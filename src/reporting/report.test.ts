import { expect, test } from 'vitest'
import { withoutPersonalData } from './report.ts'

test.each([
  [
    'https://site.test/confirm?email=a%40b.test&token=s3cret failed',
    'https://site.test/confirm failed',
  ],
  ['at https://site.test/assets/a.js:1:20', 'at https://site.test/assets/a.js:1:20'],
  ['/preferences/anna%40ship.test is 500', '/preferences/[address] is 500'],
  ['no mailbox anna@ship.test', 'no mailbox [address]'],
  ['call +91 22 5550 0123 now', 'call [number] now'],
  ['x is undefined', 'x is undefined'],
])('“%s” becomes “%s”', (text, stripped) => expect(withoutPersonalData(text)).toBe(stripped))

test('shortens text', () => expect(withoutPersonalData('long '.repeat(200))).toHaveLength(300))
