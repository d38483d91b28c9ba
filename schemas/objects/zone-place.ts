import { defineType } from '@sanity/types'
import { line } from '../fields/text.ts'

/** A place in a coverage zone that has no page: a port, a gulf, "every other Indian port". */
export const zonePlaceType = defineType({
  name: 'zonePlace',
  title: 'Place without a page',
  type: 'object',
  options: { icon: 'marker' },
  fields: [line('name', 'Name', 'As it should read in the table.', { max: 50 })],
  preview: { select: { title: 'name' } },
})
