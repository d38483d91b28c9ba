/** Bugs to plant (main.ts), each small, and each of a kind that somebody could write. */

export type MutatedFile = {
  file: string
  /** Tests that are not beside the file under its name. */
  tests?: readonly string[]
  /** What to replace, which the file contains exactly once, and what to replace it by. */
  bugs: readonly (readonly [from: string, to: string])[]
}

export const MUTATED_FILES: readonly MutatedFile[] = [
  // Calls of the email-manager
  {
    file: 'src/email-manager/call-service.ts',
    tests: ['src/email-manager/contract.test.ts'],
    bugs: [
      ['const TIME_LIMIT = 15_000', 'const TIME_LIMIT = 1_500'],
      ["cache: 'no-store',", ''],
      ["credentials: 'omit'", "credentials: 'include'"],
      ["referrerPolicy: 'no-referrer'", "referrerPolicy: 'unsafe-url'"],
      ['return !isPage && !isElsewhere', 'return !isElsewhere'],
      ['response.status < 500 && isOwn', 'response.status < 500'],
      ["detail.trim() : ''", "detail : ''"],
      ['body.length <= KEEPALIVE_LIMIT', 'true'],
    ],
  },
  {
    file: 'src/email-manager/send-lead.ts',
    tests: ['src/email-manager/contract.test.ts'],
    bugs: [
      ["email_type: 'transactional'", "email_type: 'marketing'"],
      ['`/send${keySearch(idempotencyKey)}`', '`/send`'],
      ['outlivesPage: true', 'outlivesPage: false'],
    ],
  },
  {
    file: 'src/email-manager/email-manager-error.ts',
    bugs: [['error.detail ?? texts.answered', 'texts.answered']],
  },
  {
    file: 'src/features/subscriptions/parse-email-link.ts',
    bugs: [
      ['pair === undefined || more.length > 0', 'pair === undefined'],
      ['value.length <= MAX_LENGTH[name]', 'value.length < MAX_LENGTH[name]'],
      ['token=${encodeURIComponent(token)}', 'token=${token}'],
    ],
  },
  {
    file: 'src/features/subscriptions/when-visible.ts',
    bugs: [
      ["document.visibilityState !== 'visible' || isPrerendering", 'isPrerendering'],
      [
        "document.visibilityState !== 'visible' || isPrerendering",
        "document.visibilityState !== 'visible'",
      ],
    ],
  },
  // Content
  {
    file: 'src/content/load.ts',
    bugs: [
      ['firstContent: 2_500', 'firstContent: 25_000'],
      ['registerSnapshotMedia(media)', ''],
    ],
  },
  {
    file: 'src/content/link-target.ts',
    bugs: [['(route.anchors ?? []).includes(anchor)', 'true']],
  },
  {
    file: 'src/content/image-area.ts',
    bugs: [['point ?? range.start + range.length / 2', 'point ?? range.length / 2']],
  },
  {
    file: 'src/entry/newest-content.ts',
    bugs: [['timeOf(next) < timeOf(shown)', 'timeOf(next) <= timeOf(shown)']],
  },
  {
    file: 'src/text/ist-date.ts',
    bugs: [['5.5 * 60 * 60', '5 * 60 * 60']],
  },
  {
    file: 'src/text/safe-href.ts',
    bugs: [
      ["username + password === ''", 'true'],
      ["&& !pathname.startsWith('//')", ''],
    ],
  },
  {
    file: 'src/text/contact-links.ts',
    bugs: [
      [String.raw`\(0\)|\D`, String.raw`\D`],
      ['/^[1-9]', '/^[0-9]'],
    ],
  },
  // Build
  {
    file: 'builder/prerender/content-guard.ts',
    bugs: [
      ['MAX_LOST_SHARE = 1 / 3', 'MAX_LOST_SHARE = 2 / 3'],
      [" && !page.endsWith('/404')", ''],
    ],
  },
  {
    file: 'builder/site-files/redirects.ts',
    bugs: [
      ['|| taken.has(from)', ''],
      ['!present.has(to) || ', ''],
    ],
  },
  {
    file: 'builder/report/build-status.ts',
    bugs: [[": status.state !== 'ok'", ': true']],
  },
  {
    file: 'seed/import/plan.ts',
    bugs: [
      ["imported && !hasDraft ? 'update'", "imported ? 'update'"],
      ['imported === undefined && !hasDraft', '!hasDraft'],
    ],
  },
  // Stand-ins
  {
    file: 'sandbox/content-lake/mutations/patch.ts',
    bugs: [
      ["increaseAll(document, 'dec', operand, -1)", "increaseAll(document, 'dec', operand, 1)"],
      ["const IMMUTABLE = ['_id', '_type']", "const IMMUTABLE = ['_id']"],
      ['structuredClone(document)', 'document'],
    ],
  },
  {
    file: 'sandbox/content-lake/mutations/transact.ts',
    tests: [
      'tests/conformance/content-lake/transaction.test.ts',
      'tests/conformance/content-lake/references.test.ts',
      'tests/conformance/content-lake/releases.test.ts',
    ],
    bugs: [
      ['if (request.dryRun !== true) {', '{'],
      ['checkReferences(copy, lastMutationOf)', ''],
      ['if (request.isLakes !== true) checkLocks(dataset, copy.changes())', ''],
      ['if (dataset.hasTransaction(transactionId)) throw alreadyCommitted(transactionId)', ''],
    ],
  },
  {
    file: 'sandbox/email-manager/subscribers.ts',
    bugs: [
      ["wantsAny ? 'confirmed' : 'unsubscribed'", "'confirmed'"],
      ["=== 'confirmed' ? 'manage' : 'confirm'", "=== 'pending' ? 'manage' : 'confirm'"],
      [
        "'unsubscribed', OPT_OUT)\n    this.#tokens.revoke(email, 'confirm')",
        "'unsubscribed', OPT_OUT)",
      ],
    ],
  },
  {
    file: 'sandbox/email-manager/calls/send.ts',
    tests: ['tests/conformance/email-manager/send.test.ts'],
    bugs: [
      ['if (repeated !== null) return repeated', ''],
      ['checkBusiness(businessId, body.business_id)', ''],
      ['key.slice(-8)', 'key.slice(0, 8)'],
    ],
  },
  {
    file: 'sandbox/email-manager/tokens.ts',
    tests: ['sandbox/email-manager/subscribers.test.ts'],
    bugs: [
      ['expires_at > ?', 'expires_at < ?'],
      ['CONFIRM_DAYS = 7', 'CONFIRM_DAYS = 8'],
      ['.run(hashOf(token), email', '.run(token, email'],
    ],
  },
  {
    file: 'sandbox/email-manager/faults.ts',
    bugs: [['times: request.times - 1', 'times: request.times']],
  },
  {
    file: 'sandbox/email-manager/app.ts',
    bugs: [['origin !== siteOrigin && !LOOPBACK_ORIGIN.test(origin)', 'origin !== siteOrigin']],
  },
  {
    file: 'sandbox/start/rebuild-on-publish.ts',
    bugs: [
      ['wanted = true\n      }', '}'],
      ['pause * 2', 'pause'],
    ],
  },
]
