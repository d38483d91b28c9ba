import { defineField, defineType } from '@sanity/types'
import { webAddressRule } from '../fields/href.ts'
import { missing } from '../fields/rules.ts'
import { line, paragraph, lineWithRules } from '../fields/text.ts'
import { defineObject } from './define-object.ts'

function urlField(name: string, title: string, description: string, options?: { optional: true }) {
  return lineWithRules(name, title, description, (rule) => [rule.custom(webAddressRule)], options)
}

function dateField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'date',
    validation: (rule) => rule.required().error(missing(title)),
  })
}

/** The DGS notice, its rules and its act, and addresses to check them. Editors can change them when the law changes. */
export const regulationType = defineType({
  name: 'regulation',
  title: 'Regulation',
  description: 'Check these regularly on the site of the Directorate General of Shipping.',
  type: 'object',
  options: { icon: 'checkmark-circle' },
  fields: [
    line('notice', 'Notice', 'Short name, like MSN 05/2025.', { max: 40 }),
    dateField('noticeDate', 'Date of the notice', 'The day it was issued.'),
    line('rules', 'Rules', 'The rules the notice is based on.', { max: 180 }),
    line('act', 'Act', 'The act the rules are based on.', { max: 120 }),
    urlField('noticeUrl', 'Address of the notice', 'On the Directorate’s site.'),
    urlField('insurersUrl', 'Address of the insurers’ list', 'The Directorate’s authorised list.'),
    urlField('vesselSearchUrl', 'Address of the vessel search', 'The P&I clubs’ own look-up.'),
    dateField(
      'lastChecked',
      'Last checked',
      'The day on which names and addresses were last compared with the source.',
    ),
  ],
})

export const linkItemType = defineObject({
  name: 'linkItem',
  title: 'Link',
  icon: 'link',
  fields: [
    line('label', 'Text', 'Words of the link, or name of the reference.', { max: 110 }),
    urlField(
      'href',
      'Address',
      'Starts with https://. Leave empty for a reference that has no stable address.',
      { optional: true },
    ),
    paragraph('note', 'Note', 'What to look for there.', { optional: true, max: 240 }),
  ],
  previewFields: ['label', 'href'],
})
