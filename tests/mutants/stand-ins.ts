import type { MutatedFile } from './mutated-file.ts'

export const STAND_IN_BUGS: readonly MutatedFile[] = [
  {
    file: 'sandbox/content-lake/mutations/patch.ts',
    bugs: [
      ["increaseAll(document, 'dec', operand, -1)", "increaseAll(document, 'dec', operand, 1)"],
      ["const IMMUTABLE = ['_id', '_type']", "const IMMUTABLE = ['_id']"],
    ],
  },
  {
    file: 'sandbox/content-lake/mutations/transact.ts',
    tests: [
      'tests/conformance/content-lake/mutations.test.ts',
      'tests/conformance/content-lake/releases.test.ts',
    ],
    bugs: [
      ['if (request.dryRun !== true) {', '{'],
      ['checkReferences(copy, lastMutationOf)', ''],
      ['if (request.isInternal !== true) checkLocks(dataset, copy.changes())', ''],
      ['if (dataset.hasTransaction(transactionId)) throw alreadyCommitted(transactionId)', ''],
    ],
  },
  {
    file: 'sandbox/email-manager/app.ts',
    bugs: [['origin !== siteOrigin && origin !== `http://${host}`', 'origin !== siteOrigin']],
  },
  {
    file: 'sandbox/email-manager/accepted-requests.ts',
    tests: ['tests/conformance/email-manager/send.test.ts'],
    bugs: [
      ['if (!row) {', '{'],
      ["row['fingerprint'] !== fingerprint", 'false'],
    ],
  },
  {
    file: 'sandbox/email-manager/calls/send.ts',
    tests: ['tests/conformance/email-manager/send.test.ts'],
    bugs: [
      ['checkBusiness(businessId, body.business_id)', ''],
      ['key.slice(-8)', 'key.slice(0, 8)'],
    ],
  },
  {
    file: 'sandbox/email-manager/subscribers.ts',
    tests: ['tests/conformance/email-manager/subscription.test.ts'],
    bugs: [
      ["wantsAny ? 'confirmed' : 'unsubscribed'", "'confirmed'"],
      ["'unsubscribed', OPT_OUT)\n    this.#revokeConfirmation(email)", "'unsubscribed', OPT_OUT)"],
      ['expires_at > ?', 'expires_at < ?'],
      ['.run(hashOf(token), email', '.run(token, email'],
    ],
  },
  {
    file: 'sandbox/start/rebuild-on-publish.ts',
    bugs: [
      ['wanted = true\n      }', '}'],
      ['pause * 2', 'pause'],
    ],
  },
]
