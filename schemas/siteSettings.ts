import { defineField, defineType } from '@sanity/types'

import { contentGroup, inGroup, statusGroup } from './fields/groups.ts'
import { phoneRule } from './fields/rules.ts'
import { statusFields } from './fields/status.ts'
import { line, list, paragraph } from './fields/text.ts'

const phone = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'string',
    validation: (rule) => rule.required().custom(phoneRule),
  })

/** What every page shares: brand, contacts, badges, metrics, the notes that qualify claims. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  description: 'Brand, contact numbers and the texts that every page shares.',
  type: 'document',
  groups: [contentGroup, statusGroup],
  fields: [
    ...inGroup(contentGroup, [
      line('brandName', 'Brand name', 'As it stands in the header and on documents.', { max: 40 }),
      line('tagline', 'Tagline', 'In the footer, under the brand name.', { max: 140 }),
      phone('emergencyPhone', 'Emergency phone', 'The 24/7 number, as it should read.'),
      phone('whatsappNumber', 'WhatsApp number', 'As it should read; the link is made from it.'),
      defineField({
        name: 'supportEmail',
        title: 'Support e-mail',
        description: 'Shown on every page and in error messages of the forms.',
        type: 'string',
        validation: (rule) => rule.required().email(),
      }),
      line('officeLocation', 'Office', 'City and state.', { max: 60 }),
      list('badges', 'Badges', 'Short promises under the home page’s heading.', 'badge'),
      paragraph('badgesNote', 'Badges: what they mean', 'Small print under the badges.'),
      list('metrics', 'Metrics', 'Figures in the home page’s hero.', 'metric'),
      defineField({
        name: 'regulation',
        title: 'Regulation',
        description: 'Names and addresses of the notice, its rules and its act.',
        type: 'regulation',
        validation: (rule) => rule.required(),
      }),
      paragraph(
        'mobilisationNote',
        'Footnote: mobilisation',
        'Under every table that promises a time “to site”: what reaches the site in that time.',
      ),
      paragraph(
        'typicalTimesNote',
        'Footnote: port times',
        'Why a port’s typical time may be shorter than the committed time of its coast.',
      ),
      paragraph('distressNote', 'Distress note', 'Beside every hotline: whom a ship calls first.'),
      paragraph('notInsurerNotice', 'Not an insurer', 'In the footer of every page.'),
    ]),
    ...statusFields,
  ],
  preview: {
    select: { title: 'brandName', subtitle: 'emergencyPhone' },
  },
})
