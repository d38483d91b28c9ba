import { defineField, defineType } from '@sanity/types'
import { editableRoutes } from '../../src/routes.ts'
import { oldAddressProblem } from '../../src/text/addresses.ts'
import { joined } from '../fields/preview.ts'
import { PAGE_TYPES } from '../objects/rich-text.ts'
import { missing } from '../fields/rules.ts'
import { lineWithRules } from '../fields/text.ts'

function oldAddressRule(value: unknown) {
  if (typeof value !== 'string') return true
  const problem = `${value} is a page of this site: the redirect would be ignored`
  return oldAddressProblem(value) ?? (editableRoutes.every(({ path }) => path !== value) || problem)
}

/** Sends visitors from a page's old address to the page. The Studio adds a redirect when a port's address changes. */
export const redirectType = defineType({
  name: 'redirect',
  title: 'Redirect',
  description: 'Visitors to the old address are sent to the page.',
  type: 'document',
  options: {
    icon: 'arrow-right',
    deskPlace: { kind: 'sorted', by: 'from', entry: { title: 'Redirects' } },
  },
  fields: [
    lineWithRules('from', 'Old address', 'Starting with a slash, like /ports/navlakhi.', (rule) => [
      rule.custom(oldAddressRule),
    ]),
    defineField({
      name: 'to',
      title: 'Leads to',
      description: 'Follows the page to a new address. Ignored if the page does not exist.',
      type: 'reference',
      // Weak, so that a page with redirects can be deleted.
      weak: true,
      to: PAGE_TYPES.map((type) => ({ type })),
      options: { disableNew: true },
      validation: (rule) => rule.required().error(missing('Leads to')),
    }),
  ],
  preview: {
    select: { from: 'from', port: 'to.name', page: 'to.heading', document: 'to.title' },
    prepare: ({ from, port, page, document }) => ({
      title: joined(from),
      subtitle: joined(joined(port) || joined(page) || joined(document)),
    }),
  },
})
