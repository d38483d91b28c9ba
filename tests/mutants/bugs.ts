/**
 * The bugs that `npm run mutants` plants. Each is a small mistake that somebody could make.
 *
 * The table has groups of lines. A group's first line names a source file, and then the tests to run: test files,
 * folders of tests, or `types` for the compiler. Tests named after the source file, in its folder, run too. Each
 * indented line is a bug: code that occurs once in the file, an arrow, and the code that replaces it. `(nothing)` means
 * that the code is deleted. A space in the code before the arrow matches any white space.
 */
import { existsSync } from 'node:fs'

const TABLE = String.raw`
src/content/image-area.ts
  point ?? range.start + range.length / 2 → point ?? range.length / 2
src/content/image.ts
  Math.min(area.width, 1600) → 1600
src/content/essential-facts.ts
  asOf >= known.asOf → true
src/content/link-target.ts
  (route.anchors ?? []).includes(anchor) → true
src/content/listed-ports.ts src/content src/sections/port-links tests/property/many-ports.dom.test.ts
  orderRank asc, name asc → name asc, orderRank asc
src/content/listed-ports.ts tests/property/filters.test.ts
  defined(slug.current) → defined(slug.curent)
src/content/load.ts
  firstContent: 2_500 → firstContent: 25_000
  registerSnapshotMedia(media) → (nothing)
src/content/select.ts
  order(_createdAt asc, _id asc) → order(_createdAt desc, _id asc)
src/email-manager/call-service.ts src/email-manager/contract.test.ts
  const TIMEOUT_MS = 15_000 → const TIMEOUT_MS = 1_500
  cache: 'no-store', → (nothing)
  credentials: 'omit' → credentials: 'include'
  referrerPolicy: 'no-referrer' → referrerPolicy: 'unsafe-url'
  return !isPage && !isElsewhere → return !isElsewhere
  response.status < 500 && isServiceError → response.status < 500
  body.length <= KEEPALIVE_LIMIT → true
src/email-manager/call-service.ts
  error.detail ?? texts.answered → texts.answered
src/email-manager/send-lead.ts src/email-manager/contract.test.ts
  email_type: 'transactional' → email_type: 'marketing'
  idempotencyKeyQuery(idempotencyKey) → ''
  outlivesPage: true → outlivesPage: false
src/entry/boot/menus.ts tests/e2e/frame.spec.ts
  addEventListener('focusin', ({ target }) => closeUnless((menu) => contains(menu, target))) → (nothing)
src/entry/query-client.ts
  timeOf(next) < timeOf(shown) → timeOf(next) <= timeOf(shown)
src/entry/use-prefetch.ts
  match.pathname : null → location.pathname : null
src/features/documents/document-content.ts
  order(_updatedAt desc) → order(_updatedAt asc)
src/features/leads/draft.ts
  if (isSame(draft.values, values)) discardDraft(form) → discardDraft(form)
  7 * 24 * 60 * 60 * 1000 → 7 * 60 * 1000
src/features/leads/form-table.ts
  ? ':00' : '' → ? '' : ''
src/features/leads/lead-fields.tsx
  value.replaceAll(/\r\n?/g, '\n') → value
src/features/leads/lead-form.tsx
  inert={isPending} → (nothing)
  if (isPending) return 'Your request is being sent.' → if (isPending) return ''
src/features/leads/lead-request.ts src/features/leads/lead-outcomes.dom.test.ts
  if (isRefused) renewIdempotencyKey(name) → (nothing)
src/features/newsletter/newsletter.tsx
  MESSAGE_MS = 5000 → MESSAGE_MS = 50
src/features/newsletter/newsletter.tsx tests/e2e/newsletter.spec.ts
  button.current?.focus( → button.current?.blur(
src/features/subscriptions/link-request.tsx tests/property/email-links.dom.test.tsx
  outcome.current?.focus() → (nothing)
src/features/subscriptions/email-link.ts
  pair === undefined || more.length > 0 → pair === undefined
  encodeURIComponent(token) → token
  email: 320, → email: 64,
  document.visibilityState !== 'visible' || → (nothing)
  || isPrerendering → (nothing)
src/layout/frame.css tests/e2e/styles.spec.ts
  display: none; } &:empty → display: flex; } &:empty
  position: fixed → position: static
src/layout/print.css tests/e2e/styles.spec.ts
  :is(.frame__skip, .frame__top, → :is(.frame__skip,
src/pages/about/query.ts types
  year asc, title asc → year asc, titel asc
src/pages/case-studies/case-index.tsx
  Math.ceil(last / 60 / STEP_COUNT) → Math.floor(last / 60 / STEP_COUNT)
  .sort((one, other) => one - other) → (nothing)
src/pages/email-preferences/page.tsx tests/property/email-links.dom.test.tsx
  view.current?.focus() → (nothing)
src/pages/email-preferences/preferences-form.tsx
  transactional: true, → transactional: false,
src/pages/email-preferences/preferences-form.tsx tests/e2e/email-links.spec.ts
  const SUCCESS_TIME = 3000 → const SUCCESS_TIME = 300000
src/pages/fleet-retainer/query.ts tests/property/filters.test.ts
  defined(coast)].ports[] → defined(cost)].ports[]
src/pages/management/query.ts types
  order: 'orderRank asc' → order: 'orderRank desc'
src/pages/port/query.ts tests/property/filters.test.ts
  where: 'defined(coast)' → where: 'defined(cost)'
src/sections/sla-table/sla-rows.ts types
  orderRank asc → orderrank asc
src/text/contact-links.ts
  \(0\)|\D → \D
  /^[1-9] → /^[0-9]
src/text/dates.ts
  5.5 * 60 * 60 → 5 * 60 * 60
src/text/addresses.ts
  username + password === '' → true
  && !pathname.startsWith('//') → (nothing)
src/ui/base.css tests/e2e/styles.spec.ts
  :where(:focus-visible) { → :where(:focus-visible-not) {
  position: absolute; width: 1px; height: 1px; → (nothing)
src/ui/bot-check.tsx
  MIN_FILL_MS = 500 → MIN_FILL_MS = 50000

schemas/documents/redirect.ts
  editableRoutes.every(({ path }) => path !== value) || → true ||
  oldAddressProblem(value) ?? → (nothing)
schemas/documents/timeline-entry.ts schemas/validation/validate-documents.test.ts
  year <= new Date().getFullYear() → year <= new Date().getFullYear() + 1
schemas/fields/coordinates.ts schemas/validation/validate-documents.test.ts
  MAP_EDGES.east)) || → MAP_EDGES.east)) || true ||
  ) .warning(), → ),
schemas/fields/drawing.ts schemas/validation/validate-documents.test.ts
  rule.custom(readable), → (nothing)
schemas/fields/href.ts
  /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?.*)?$/ → /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+$/
  isSafeHref(value) || 'After “?” only subject= may follow' → true
schemas/fields/lengths.ts schemas/validation/validate-documents.test.ts
  length > warnAbove && length <= refuseAbove → length > warnAbove
schemas/objects/rich-text.ts schemas/validation/validate-documents.test.ts
  return !hasPage || → return true ||
schemas/fields/order-rank.ts
  return fallbackRank() → return undefined
  .withConfig({ perspective: 'raw' }) → (nothing)
schemas/fields/phone.ts
  digits > MAX_DIGITS → digits > 99
schemas/fields/slug.ts
  .withConfig({ perspective: 'raw' }) → (nothing)
  !sanity::versionOf($id) → _id != $id
schemas/fields/slug.ts schemas/validation/validate-documents.test.ts
  rule.custom(isUnused), → (nothing)
schemas/fields/tabs.ts schemas/validation/validate-documents.test.ts
  !note?.trim() → !note
schemas/fields/tabs.ts tests/property/editors-guide.test.ts
  title: 'Holds placeholder data' → title: 'Has placeholder data'

seed/import/plan.ts
  imported && !hasDraft ? 'update' → imported ? 'update'
  imported === undefined && !hasDraft → !hasDraft

studio/actions/document-options.ts studio/actions
  'duplicate', 'delete']) → 'delete'])
  slug: _slug, → (nothing)
  patch.execute([{ set: { orderRank: rank } }]) → (nothing)
  (published ?? draft) → (draft ?? published)
  if (action.action === 'restore') return restoreInPlace(action) → (nothing)
studio/actions/publish-after-checks.tsx studio/actions/actions.dom.test.tsx
  else void publish() → void publish()
  before === now → before !== now
  push(NOT_PUBLISHED) return → push(NOT_PUBLISHED)
  await client.createOrReplace(redirect) → void client.createOrReplace(redirect)
studio/actions/keep-while-linked.tsx studio/actions/actions.dom.test.tsx
  referrers?.length === 0 → referrers?.length !== 0
  useReferrers(props.id) → useReferrers(isRequested ? props.id : '')
studio/desk/placeholders.ts
  *[isPlaceholder == true] → *[isPlaceholder != false]
studio/desk/live-query.ts
  retry({ delay: () => timer(RETRY_DELAY_MS) }), → (nothing)
studio/tidy-drafts.tsx
  && _updatedAt >= ^._updatedAt → (nothing)
studio/saving/request.ts
  'versionId', → (nothing)
studio/saving/save-handler.ts studio/saving
  new Set([408, 425, 429]) → new Set([408, 425])
studio/uploads/picture-problem.ts
  file.size > MAX_BYTES → file.size > MAX_BYTES * 10
studio/version-notice.tsx
  !hasDraft && isDiscarded → isDiscarded

builder/hosts/host-files.ts
  b.length - a.length → a.length - b.length
builder/pdf/finish.ts builder/pdf/print.test.ts
  pdf.setTitle(title, { showInWindowTitleBar: true }) → (nothing)
builder/prerender/content-guard.ts
  MAX_LOST_SHARE = 1 / 3 → MAX_LOST_SHARE = 2 / 3
  hasPorts(current) && !hasPorts(next) → false
builder/prerender/content-time.ts
  a > b ? a : b → a < b ? a : b
  new Date(Date.parse(time) + IST_OFFSET).toISOString() → time
builder/prerender/page-html.ts
  robots + referrer : robots → robots : robots
builder/prerender/put-previews.ts
  .filter((page) => !emailLinkPaths.includes(page)) → (nothing)
builder/report/build-status.ts
  : status.state !== 'ok' → : true
builder/site-files/clean-svg.ts
  @import| → (nothing)
builder/site-files/earlier-files.ts
  KEPT_BUILDS + 1 → KEPT_BUILDS
builder/site-files/inventory.ts builder/site-files/site-files.test.ts
  && !emailLinkPaths.includes(path) → (nothing)
builder/site-files/redirects.ts
  !pagePaths.has(to) || → (nothing)
  order(_updatedAt desc) → order(_updatedAt asc)
builder/site-files/security-headers.ts builder/site-files/headers.test.ts
  'max-age=63072000' → 'max-age=60'
  'Referrer-Policy': 'strict-origin-when-cross-origin', → 'Referrer-Policy': 'unsafe-url',
builder/site-files/site-files.ts builder/site-files/headers.test.ts
  'mailto:'], 'base-uri': ["'none'"], → 'mailto:'],
  'form-action': ["'none'"], 'base-uri': ["'none'"], → 'form-action': ["'none'"],
  'Referrer-Policy': 'no-referrer' → 'Referrer-Policy': 'same-origin'

sandbox/content-lake/mutations/patch.ts
  increaseAll(document, 'dec', operand, -1) → increaseAll(document, 'dec', operand, 1)
  const IMMUTABLE = ['_id', '_type'] → const IMMUTABLE = ['_id']
sandbox/content-lake/mutations/transact.ts tests/conformance/content-lake/mutations.test.ts
  if (request.dryRun !== true) { → {
  checkReferences(copy, lastMutationOf) → (nothing)
  if (dataset.hasTransaction(transactionId)) throw alreadyCommitted(transactionId) → (nothing)
sandbox/content-lake/mutations/transact.ts tests/conformance/content-lake/releases.test.ts
  if (request.isInternal !== true) checkLocks(dataset, copy.changes()) → (nothing)
sandbox/email-manager/app.ts
  siteOrigin && origin !== → siteOrigin && siteOrigin !==
sandbox/email-manager/accepted-requests.ts tests/conformance/email-manager/send.test.ts
  if (!row) { → {
  row['fingerprint'] !== fingerprint → false
sandbox/email-manager/calls/send.ts tests/conformance/email-manager/send.test.ts
  checkBusiness(businessId, body.business_id) → (nothing)
  key.slice(-8) → key.slice(0, 8)
sandbox/email-manager/subscribers.ts tests/conformance/email-manager/subscription.test.ts
  wantsAny ? 'confirmed' : 'unsubscribed' → 'confirmed'
  'unsubscribed', OPT_OUT) this.#revokeConfirmation(email) → 'unsubscribed', OPT_OUT)
  expires_at > ? → expires_at < ?
  .run(hashOf(token), email → .run(token, email
sandbox/start/rebuild-on-publish.ts
  needsBuild = true } → }
  retryDelay * 2 → retryDelay
`

/** Listed instead of tests if the compiler should find the bug. */
export const TYPE_CHECK = 'types'

export type Bug = {
  file: string
  /** The tests that should find the bug. */
  tests: readonly string[]
  /** The bug's line in the table. */
  line: string
  from: RegExp
  to: string
}

export const BUGS: readonly Bug[] = TABLE.split(/\n(?=\S)/).flatMap((group) => {
  const [head = '', ...lines] = group.trim().split(/\n\s*/)
  const [file = '', ...namedTests] = head.split(' ')
  const tests = [...testsBeside(file), ...namedTests]
  return lines.map((line) => {
    const [from = '', to = ''] = line.split(' → ')
    const words = from.split(' ').map((word) => RegExp.escape(word))
    const text = to === '(nothing)' ? '' : to
    return { file, tests, line, from: new RegExp(words.join('\\s+'), 'g'), to: text }
  })
})

/** The tests named after a file, in the same folder. */
function testsBeside(file: string): string[] {
  const stem = file.replace(/\.\w+$/, '')
  return ['.test.ts', '.test.tsx', '.dom.test.ts', '.dom.test.tsx']
    .map((ending) => stem + ending)
    .filter((name) => existsSync(name))
}
