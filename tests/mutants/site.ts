import type { MutatedFile } from './mutated-file.ts'

export const SITE_BUGS: readonly MutatedFile[] = [
  {
    file: 'src/content/image-area.ts',
    bugs: [['point ?? range.start + range.length / 2', 'point ?? range.length / 2']],
  },
  { file: 'src/content/image.ts', bugs: [['Math.min(frame.width, 1600)', '1600']] },
  { file: 'src/content/essential-facts.ts', bugs: [['asOf >= known.asOf', 'true']] },
  {
    file: 'src/content/link-target.ts',
    bugs: [['(route.anchors ?? []).includes(anchor)', 'true']],
  },
  {
    file: 'src/content/listed-ports.ts',
    tests: ['src/content', 'src/sections/port-links', 'tests/property/many-ports.dom.test.ts'],
    bugs: [['orderRank asc, name asc', 'name asc, orderRank asc']],
  },
  {
    file: 'src/content/listed-ports.ts',
    tests: ['tests/property/filters.test.ts'],
    bugs: [['defined(slug.current)', 'defined(slug.curent)']],
  },
  {
    file: 'src/content/load.ts',
    bugs: [
      ['firstContent: 2_500', 'firstContent: 25_000'],
      ['registerSnapshotMedia(media)', ''],
    ],
  },
  {
    file: 'src/content/select.ts',
    bugs: [['order(_createdAt asc, _id asc)', 'order(_createdAt desc, _id asc)']],
  },
  {
    file: 'src/email-manager/call-service.ts',
    tests: ['src/email-manager/contract.test.ts'],
    bugs: [
      ['const TIMEOUT_MS = 15_000', 'const TIMEOUT_MS = 1_500'],
      ["cache: 'no-store',", ''],
      ["credentials: 'omit'", "credentials: 'include'"],
      ["referrerPolicy: 'no-referrer'", "referrerPolicy: 'unsafe-url'"],
      ['return !isPage && !isElsewhere', 'return !isElsewhere'],
      ['response.status < 500 && isOwn', 'response.status < 500'],
      ['body.length <= KEEPALIVE_LIMIT', 'true'],
    ],
  },
  {
    file: 'src/email-manager/call-service.ts',
    bugs: [['error.detail ?? texts.answered', 'texts.answered']],
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
    file: 'src/entry/boot/menus.ts',
    tests: ['tests/e2e/frame.spec.ts'],
    bugs: [
      [
        "  addEventListener('focusin', ({ target }) => closeUnless((menu) => contains(menu, target)))",
        '',
      ],
    ],
  },
  {
    file: 'src/entry/query-client.ts',
    bugs: [['timeOf(next) < timeOf(shown)', 'timeOf(next) <= timeOf(shown)']],
  },
  {
    file: 'src/entry/use-prefetch.ts',
    bugs: [['match.pathname : null', 'location.pathname : null']],
  },
  {
    file: 'src/features/documents/identity.ts',
    bugs: [['order(_updatedAt desc)', 'order(_updatedAt asc)']],
  },
  {
    file: 'src/features/leads/draft.ts',
    bugs: [
      ['if (isSame(draft.values, values)) discardDraft(form)', 'discardDraft(form)'],
      ['7 * 24 * 60 * 60 * 1000', '7 * 60 * 1000'],
    ],
  },
  { file: 'src/features/leads/form-table.ts', bugs: [["? ':00' : ''", "? '' : ''"]] },
  {
    file: 'src/features/leads/lead-fields.tsx',
    bugs: [["value.replaceAll(/\\r\\n?/g, '\\n')", 'value']],
  },
  {
    file: 'src/features/leads/lead-form.tsx',
    bugs: [
      ['inert={isPending}', ''],
      ["if (isPending) return 'Your request is being sent.'", "if (isPending) return ''"],
    ],
  },
  {
    file: 'src/features/leads/lead-request.ts',
    bugs: [['if (isRefused) renewIdempotencyKey(name)', '']],
  },
  {
    file: 'src/features/newsletter/newsletter.tsx',
    bugs: [['MESSAGE_MS = 5000', 'MESSAGE_MS = 50']],
  },
  {
    file: 'src/features/newsletter/newsletter.tsx',
    // jsdom keeps the focus on a disabled control.
    tests: ['tests/e2e/newsletter.spec.ts'],
    bugs: [
      [
        'if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })',
        '',
      ],
    ],
  },
  {
    file: 'src/features/subscriptions/link-request.tsx',
    tests: ['tests/property/email-links.dom.test.tsx'],
    bugs: [['    outcome.current?.focus()\n', '']],
  },
  {
    file: 'src/features/subscriptions/email-link.ts',
    bugs: [
      ['pair === undefined || more.length > 0', 'pair === undefined'],
      ['token=${encodeURIComponent(token)}', 'token=${token}'],
      ['email: 320,', 'email: 64,'],
      ["document.visibilityState !== 'visible' || isPrerendering", 'isPrerendering'],
      [
        "document.visibilityState !== 'visible' || isPrerendering",
        "document.visibilityState !== 'visible'",
      ],
    ],
  },
  {
    file: 'src/layout/frame.css',
    tests: ['tests/e2e/styles.spec.ts'],
    bugs: [
      [
        '@media (min-width: 768px) {\n    display: none;\n  }\n  &:empty',
        '@media (min-width: 768px) {\n    display: flex;\n  }\n  &:empty',
      ],
      ['position: fixed', 'position: static'],
    ],
  },
  {
    file: 'src/layout/print.css',
    tests: ['tests/e2e/styles.spec.ts'],
    bugs: [
      [
        '.frame > :is(.frame__skip, .frame__top, .footer, .bottom-bar),',
        '.frame > :is(.frame__skip, .footer, .bottom-bar),',
      ],
    ],
  },
  {
    file: 'src/pages/about/query.ts',
    tests: ['types'],
    bugs: [['year asc, title asc', 'year asc, titel asc']],
  },
  {
    file: 'src/pages/case-studies/case-index.tsx',
    bugs: [
      ['Math.ceil(last / 60 / STEPS)', 'Math.floor(last / 60 / STEPS)'],
      ['\n    .sort((one, other) => one - other)', ''],
    ],
  },
  {
    file: 'src/pages/email-preferences/page.tsx',
    tests: ['tests/property/email-links.dom.test.tsx'],
    bugs: [['    view.current?.focus()\n', '']],
  },
  {
    file: 'src/pages/email-preferences/preferences-form.tsx',
    bugs: [['  transactional: true,', '  transactional: false,']],
  },
  {
    file: 'src/pages/email-preferences/preferences-form.tsx',
    tests: ['tests/e2e/email-links.spec.ts'],
    bugs: [['const SUCCESS_TIME = 3000', 'const SUCCESS_TIME = 300000']],
  },
  {
    file: 'src/pages/fleet-retainer/query.ts',
    tests: ['tests/property/filters.test.ts'],
    bugs: [['defined(coast)].ports[]', 'defined(cost)].ports[]']],
  },
  {
    file: 'src/pages/management/query.ts',
    tests: ['types'],
    bugs: [["order: 'orderRank asc'", "order: 'orderRank desc'"]],
  },
  {
    file: 'src/pages/port/query.ts',
    tests: ['tests/property/filters.test.ts'],
    bugs: [["where: 'defined(coast)'", "where: 'defined(cost)'"]],
  },
  {
    file: 'src/sections/sla-table/sla-rows.ts',
    tests: ['types'],
    bugs: [['orderRank asc', 'orderrank asc']],
  },
  {
    file: 'src/text/contact-links.ts',
    bugs: [
      ['\\(0\\)|\\D', '\\D'],
      ['/^[1-9]', '/^[0-9]'],
    ],
  },
  { file: 'src/text/dates.ts', bugs: [['5.5 * 60 * 60', '5 * 60 * 60']] },
  {
    file: 'src/text/addresses.ts',
    bugs: [
      ["username + password === ''", 'true'],
      ["&& !pathname.startsWith('//')", ''],
    ],
  },
  {
    file: 'src/ui/base.css',
    tests: ['tests/e2e/styles.spec.ts'],
    bugs: [
      [':where(:focus-visible) {', ':where(:focus-visible-not) {'],
      [
        '  position: absolute;\n  width: 1px;\n  height: 1px;\n  margin: -1px;\n  overflow: hidden;\n  clip-path: inset(50%);\n  white-space: nowrap;\n',
        '',
      ],
    ],
  },
  { file: 'src/ui/seems-automatic.tsx', bugs: [['SHORTEST_STAY = 500', 'SHORTEST_STAY = 50000']] },
]
