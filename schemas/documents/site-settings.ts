import { defineField, type FieldGroupDefinition } from '@sanity/types'
import { frameLabelFields } from '../fields/frame-labels.ts'
import { inGroup } from '../fields/tabs.ts'
import { defineSingleton } from '../fields/define-singleton.ts'
import { phoneField } from '../fields/phone.ts'
import { allVisible, emailRule, missing } from '../fields/rules.ts'
import { line, list, paragraph, lineWithRules } from '../fields/text.ts'

const contactGroup: FieldGroupDefinition = {
  name: 'contact',
  title: 'Brand and contact',
  default: true,
}
const homeGroup: FieldGroupDefinition = { name: 'home', title: 'Home page figures' }
const labelsGroup: FieldGroupDefinition = { name: 'labels', title: 'Menu, footer, buttons' }
const notesGroup: FieldGroupDefinition = { name: 'notes', title: 'Notes' }
const regulationGroup: FieldGroupDefinition = { name: 'regulation', title: 'Regulation' }

const contactFields = inGroup(contactGroup, [
  line('brandName', 'Brand name', 'As shown in the header and on documents.', { max: 40 }),
  line('tagline', 'Tagline', 'In the footer, under the brand name.', { max: 140 }),
  phoneField('emergencyPhone', 'Emergency phone', 'The 24/7 number, as it should read.'),
  phoneField('whatsappNumber', 'WhatsApp number', 'As it should read; the link is made from it.'),
  lineWithRules(
    'supportEmail',
    'Support email',
    'Shown on every page and in error messages of the forms.',
    (rule) => [rule.custom(allVisible), rule.custom(emailRule)],
  ),
  line('officeLocation', 'Office', 'City and state.', { max: 60 }),
])

const homeFields = inGroup(homeGroup, [
  list('badges', 'Badges', 'Short promises under the home page’s lead.', 'badge'),
  paragraph('badgesNote', 'Badges: what they mean', 'Small print on the financial security page.'),
  list('metrics', 'Metrics', 'Figures under the badges.', 'metric'),
])

const notesFields = inGroup(notesGroup, [
  paragraph(
    'mobilisationNote',
    'Footnote: mobilisation',
    'Under tables and charts of arrival times: what arrives on site in that time.',
  ),
  paragraph(
    'typicalTimesNote',
    'Footnote: port times',
    'On the port pages: why a typical time may be shorter than the committed time of the coast.',
  ),
  paragraph(
    'withoutRetainerNote',
    'Note: without a retainer',
    'On the port pages and under the hotline on the contact page: what a caller without a retainer can expect.',
    { optional: true },
  ),
  paragraph(
    'distressNote',
    'Distress note',
    'On Home, Contact, the port pages, and Salvage and oil-spill response: who a ship calls first.',
  ),
  paragraph(
    'leadDataNotice',
    'Data notice: requests',
    'Under the letter and quote forms: what is sent, to whom and why. The site adds the address for deletion requests.',
    { optional: true },
  ),
  paragraph(
    'newsletterDataNotice',
    'Data notice: newsletter',
    'Under the newsletter signup of every page: what is sent, to whom and why, in one sentence.',
    { optional: true },
  ),
  paragraph('notInsurerNotice', 'Not an insurer', 'In every page’s footer and on the datasheet.'),
])

const regulationFields = inGroup(regulationGroup, [
  defineField({
    name: 'regulation',
    title: 'Regulation',
    description: 'The DGS notice, the rules and act behind it, and web addresses to check them.',
    type: 'regulation',
    validation: (rule) => rule.required().error(missing('Regulation')),
  }),
])

export const siteSettingsType = defineSingleton({
  name: 'siteSettings',
  title: 'Site settings',
  description: 'Brand, contact numbers and the texts that every page shares.',
  icon: 'cog',
  deskEntry: { title: 'Site settings' },
  groups: [contactGroup, homeGroup, labelsGroup, notesGroup, regulationGroup],
  fields: [
    ...contactFields,
    ...homeFields,
    ...inGroup(labelsGroup, frameLabelFields),
    ...notesFields,
    ...regulationFields,
  ],
  subtitle: 'emergencyPhone',
})
