/** CONTRIBUTING's recipes, each with one change that follows it line by line. */

/** An edit of a file: `text` after the first `after`, or a new file. */
export type Edit = { readonly file: string; readonly after?: string; readonly text: string }

/** The edits that each line of a recipe asks for, by the recipe's title. */
export const RECIPES: Readonly<Record<string, readonly (readonly Edit[])[]>> = {
  'Field of a port': [
    [
      {
        file: 'schemas/documents/port.ts',
        after:
          "    line('authority', 'Port authority', 'The official body that runs the port.'),\n",
        text: "    line('anchorage', 'Anchorage', 'Where ships wait.', { optional: true }),\n",
      },
    ],
    [
      {
        file: 'seed/documents/port.ts',
        after: "    locode: 'INBOM / INNSA',\n",
        text: "    anchorage: 'Outer anchorage',\n",
      },
    ],
    [
      {
        file: 'src/pages/port/query.ts',
        after: '      locode: text,\n',
        text: '      anchorage: text,\n',
      },
    ],
    [
      {
        file: 'src/pages/port/particulars.tsx',
        after: "          'Port authority': port.authority,\n",
        text: '          Anchorage: port.anchorage,\n',
      },
    ],
  ],

  'Text of a button or link': [
    [
      {
        file: 'src/text/labels/pages/contact.ts',
        after: 'export const contactLabels = { ',
        text: "visit: 'How to find us', ",
      },
    ],
    [
      {
        file: 'schemas/pages/company-pages.ts',
        after: '    buttonsField(contactLabels, {\n',
        text: "      visit: ['Visit', 'In the box of the hotline.'],\n",
      },
    ],
    [
      {
        file: 'src/pages/contact/page.tsx',
        after: '          <Link to="/management">{copy.buttons.escalation}</Link>\n',
        text: '          {copy.buttons.visit}\n',
      },
    ],
  ],

  Page: [
    [
      {
        file: 'src/routes.ts',
        after: "title: 'About', document: 'aboutPage' },\n",
        text: "  { path: '/careers', page: 'careers', title: 'Careers', document: 'careersPage' },\n",
      },
    ],
    [
      {
        file: 'src/pages/careers/query.ts',
        text: `import { pageFields } from '../../content/blocks.ts'
import { type ContentOf, pageQuery } from '../../content/page-query.ts'
import { singleton } from '../../content/select.ts'

export const careersQuery = pageQuery('careers', { page: singleton('careersPage', pageFields) })

export type CareersContent = ContentOf<typeof careersQuery>
`,
      },
    ],
    [
      {
        file: 'src/pages/careers/page.tsx',
        text: `import { type Page, seoHead } from '../page.ts'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import '../../sections/page-hero/page-hero.css'
import { type CareersContent, careersQuery } from './query.ts'

export const page: Page<CareersContent> = {
  query: careersQuery,
  head: seoHead,
  Component: CareersPage,
}

export function CareersPage({ content: { page: copy } }: { content: CareersContent }) {
  return <PageHero heading={copy.heading ?? 'Careers'} lead={copy.lead} />
}
`,
      },
    ],
    [
      {
        file: 'schemas/pages/company-pages.ts',
        after: "import { definePage } from '../fields/define-singleton.ts'\n",
        text: `
/** Careers: /careers */
export const careersPageType = definePage({
  name: 'careersPage',
  title: 'Careers',
  description: 'Who works here, and how to join.',
  icon: 'users',
  fields: [],
})
`,
      },
    ],
    [
      {
        file: 'schemas/schema-types.ts',
        after: 'import {\n  aboutPageType,\n',
        text: '  careersPageType,\n',
      },
      {
        file: 'schemas/schema-types.ts',
        after: '  contactPageType,\n  aboutPageType,\n',
        text: '  careersPageType,\n',
      },
    ],
    [
      {
        file: 'seed/documents/careers-page.ts',
        text: `import type { CareersPage } from '../../src/content/sanity.generated.ts'
import { placeholder, singleton } from '../build/documents.ts'

export const careersPage = singleton<CareersPage>('careersPage', {
  heading: 'Work with us',
  lead: 'Salvage masters, naval architects and duty managers.',
  seoTitle: 'Careers at the desk',
  seoDescription: 'Work with the salvage desk: duty managers, masters and naval architects.',
  ...placeholder('Open positions must come from the client.'),
})
`,
      },
    ],
  ],

  'Document type': [
    [
      {
        file: 'schemas/documents/vessel.ts',
        text: `import { defineOrdered } from '../fields/define-ordered.ts'
import { previewOf } from '../fields/facts.ts'
import { line } from '../fields/text.ts'

export const vesselType = defineOrdered({
  name: 'vessel',
  title: 'Vessel',
  description: 'A vessel of the response fleet.',
  icon: 'rocket',
  desk: { line: { title: 'Vessels' }, noun: 'vessel' },
  fields: [line('name', 'Name', 'As registered.', { max: 60, weight: 'name' })],
  preview: previewOf(['name'], []),
})
`,
      },
    ],
    [
      {
        file: 'schemas/schema-types.ts',
        after: "import { timelineEntryType } from './documents/timeline-entry.ts'\n",
        text: "import { vesselType } from './documents/vessel.ts'\n",
      },
      {
        file: 'schemas/schema-types.ts',
        after: '  faqType,\n',
        text: '  vesselType,\n',
      },
    ],
    [
      {
        file: 'seed/documents/vessel.ts',
        text: `import type { Vessel } from '../../src/content/sanity.generated.ts'
import { placeholder, ranked, type SeedDocument } from '../build/documents.ts'

export const vessels: SeedDocument<Vessel>[] = ranked([
  { _id: 'vessel-1', _type: 'vessel', name: 'Salvage tug', ...placeholder('An example.') },
])
`,
      },
    ],
    [
      {
        file: 'src/pages/about/query.ts',
        after:
          "  years: every('timelineEntry', { order: 'year asc, title asc' }, timelineEntry),\n",
        text: "  vessels: every('vessel', { order: 'orderRank asc' }, { name: requiredText }),\n",
      },
      {
        file: 'src/pages/about/page.tsx',
        after: '    <>\n',
        text: '      {content.vessels.map(({ name }) => <p key={name}>{name}</p>)}\n',
      },
    ],
    [
      {
        file: 'docs/editors-guide.md',
        after: 'Questions and answers on Pre-arrival letter',
        text: ' |\n| Vessels | The response fleet on About',
      },
    ],
  ],

  'Field of a lead form': [
    [
      {
        file: 'src/features/leads/fleet-quote-form.ts',
        after: '    email: EMAIL,\n',
        text: "    flag: { label: 'Flag', missing: 'Enter the flag of most ships' },\n",
      },
    ],
    [
      {
        file: 'sandbox/email-manager/mail/lead-templates.ts',
        after: "        message: 'Message',\n",
        text: "        flag: 'Flag',\n",
      },
    ],
    [
      {
        file: 'tests/helpers/lead-samples.ts',
        after: "    email: 'fleet@example.com',\n",
        text: "    flag: 'India',\n",
      },
    ],
    [
      {
        file: 'docs/email-manager.openapi.yaml',
        after: '          companyName: Blue & Söhne Lines\n',
        text: '          flag: India\n',
      },
      {
        file: 'docs/email-manager.openapi.yaml',
        after: '        [\n          companyName,\n',
        text: '          flag,\n',
      },
      {
        file: 'docs/email-manager.openapi.yaml',
        after: "        companyName: { $ref: '#/components/schemas/line' }\n",
        text: "        flag: { $ref: '#/components/schemas/line' }\n",
      },
    ],
  ],
}
