/**
 * Examples for most recipes in CONTRIBUTING.md. Each example contains the edits of a change that follows the recipe.
 *
 * Below a recipe's title, a line `1 FILE` begins an edit for step 1 of the recipe. A diff follows: a space marks an
 * unchanged line, `-` a removed line and `+` an added line. A diff may start or end in the middle of a line. If all
 * lines are added, the file is new.
 */

const TEXT = String.raw`
## Field of a port
1 schemas/documents/port.ts
     line('authority', 'Port authority', 'The official body that runs the port.'),
+    line('anchorage', 'Anchorage', 'Where ships wait.', { optional: true }),
2 seed/documents/port.ts
     locode: 'INBOM / INNSA',
+    anchorage: 'Outer anchorage',
3 src/pages/port/query.ts
       locode: text,
+      anchorage: text,
4 src/pages/port/particulars.tsx
           'Port authority': port.authority,
+          Anchorage: port.anchorage,

## Text of a button or link
1 src/text/labels/pages/contact.ts
-export const contactLabels = {
+export const contactLabels = { visit: 'How to find us',
2 schemas/pages/company-pages.ts
     buttonsField(contactLabels, {
+      visit: ['Visit', 'In the box of the hotline.'],
3 src/pages/contact/page.tsx
           <Link to="/management">{copy.buttons.escalation}</Link>
+          {copy.buttons.visit}

## Page
1 src/routes.ts
 title: 'About', document: 'aboutPage' },
+  { path: '/careers', page: 'careers', title: 'Careers', document: 'careersPage' },
2 src/pages/careers/query.ts
+import { pageFields } from '../../content/blocks.ts'
+import { type ContentOf, pageQuery } from '../../content/page-query.ts'
+import { singleton } from '../../content/select.ts'
+
+export const careersQuery = pageQuery('careers', { page: singleton('careersPage', pageFields) })
+
+export type CareersContent = ContentOf<typeof careersQuery>
3 src/pages/careers/page.tsx
+import { type Page, seoHead } from '../page.ts'
+import { PageHero } from '../../sections/page-hero/page-hero.tsx'
+import '../../sections/page-hero/page-hero.css'
+import { type CareersContent, careersQuery } from './query.ts'
+
+export const page: Page<CareersContent> = {
+  query: careersQuery,
+  head: seoHead,
+  Component: CareersPage,
+}
+
+export function CareersPage({ content: { page: copy } }: { content: CareersContent }) {
+  return <PageHero heading={copy.heading ?? 'Careers'} lead={copy.lead} />
+}
4 schemas/pages/company-pages.ts
 import { definePage } from '../fields/define-singleton.ts'
+
+/** Careers: /careers */
+export const careersPageType = definePage({
+  name: 'careersPage',
+  title: 'Careers',
+  description: 'Who works here, and how to join.',
+  icon: 'users',
+  fields: [],
+})
5 schemas/schema-types.ts
 import {
   aboutPageType,
+  careersPageType,
5 schemas/schema-types.ts
   contactPageType,
   aboutPageType,
+  careersPageType,
6 seed/documents/careers-page.ts
+import type { CareersPage } from '../../src/content/sanity.generated.ts'
+import { placeholder, singleton } from '../build/documents.ts'
+
+export const careersPage = singleton<CareersPage>('careersPage', {
+  heading: 'Work with us',
+  lead: 'Salvage masters, naval architects and duty managers.',
+  seoTitle: 'Careers at the desk',
+  seoDescription: 'Work with the salvage desk: duty managers, masters and naval architects.',
+  ...placeholder('Open positions must come from the client.'),
+})

## Document type
1 schemas/documents/vessel.ts
+import { defineOrdered } from '../fields/define-ordered.ts'
+import { previewOf } from '../fields/preview.ts'
+import { line } from '../fields/text.ts'
+
+export const vesselType = defineOrdered({
+  name: 'vessel',
+  title: 'Vessel',
+  description: 'A vessel of the response fleet.',
+  icon: 'rocket',
+  deskPlace: { entry: { title: 'Vessels' }, noun: 'vessel' },
+  fields: [line('name', 'Name', 'As registered.', { max: 60, searchWeight: 'name' })],
+  preview: previewOf(['name'], []),
+})
2 schemas/schema-types.ts
 import { timelineEntryType } from './documents/timeline-entry.ts'
+import { vesselType } from './documents/vessel.ts'
2 schemas/schema-types.ts
   faqType,
+  vesselType,
3 seed/documents/vessel.ts
+import type { Vessel } from '../../src/content/sanity.generated.ts'
+import { placeholder, ranked, type SeedDocument } from '../build/documents.ts'
+
+export const vessels: SeedDocument<Vessel>[] = ranked([
+  { _id: 'vessel-1', _type: 'vessel', name: 'Salvage tug', ...placeholder('An example.') },
+])
4 src/pages/about/query.ts
   years: every('timelineEntry', { order: 'year asc, title asc' }, timelineEntry),
+  vessels: every('vessel', { order: 'orderRank asc' }, { name: requiredText }),
4 src/pages/about/page.tsx
     <>
+      {content.vessels.map(({ name }) => <p key={name}>{name}</p>)}
5 docs/editors-guide.md
-Questions and answers on Pre-arrival letter
+Questions and answers on Pre-arrival letter |
+| Vessels | The response fleet on About

## Field of a lead form
1 src/features/leads/fleet-quote-form.ts
     email: EMAIL,
+    flag: { label: 'Flag', missing: 'Enter the flag of most ships' },
2 sandbox/email-manager/mail/lead-templates.ts
         message: 'Message',
+        flag: 'Flag',
3 tests/helpers/lead-samples.ts
     email: 'fleet@example.com',
+    flag: 'India',
4 docs/email-manager.openapi.yaml
           companyName: Blue & Söhne Lines
+          flag: India
4 docs/email-manager.openapi.yaml
         [
           companyName,
+          flag,
4 docs/email-manager.openapi.yaml
         companyName: { $ref: '#/components/schemas/line' }
+        flag: { $ref: '#/components/schemas/line' }
`

/** An edit of a file: replaces the first `from` by `to`. For a new file, `from` is empty. */
export type Edit = { step: number; file: string; from: string; to: string }

const linesMarked = (lines: readonly string[], marks: string) =>
  lines.flatMap((line) => (marks.includes(line.charAt(0)) ? line.slice(1) : [])).join('\n')

/** The edits of each recipe, by its title. */
export const RECIPES: readonly [title: string, edits: Edit[]][] = TEXT.split('\n## ')
  .slice(1)
  .map((recipe) => {
    const [title = '', ...edits] = recipe.trimEnd().split(/\n(?=\d )/)
    return [title, edits.map(parseEdit)]
  })

function parseEdit(text: string): Edit {
  const [head = '', ...lines] = text.split('\n')
  const [step, file = ''] = head.split(' ')
  return { step: Number(step), file, from: linesMarked(lines, ' -'), to: linesMarked(lines, ' +') }
}
