import { defineType } from '@sanity/types'
import { line, paragraph } from '../fields/text.ts'

/** One coast's coverage in brief; the ports beside it come from the port documents. */
export const coastCardType = defineType({
  name: 'coastCard',
  title: 'Coast',
  type: 'object',
  options: { icon: 'tag' },
  fields: [
    line('title', 'Title', 'West coast, East coast.', { max: 40 }),
    line('responseTime', 'Committed response', 'The committed time, like 6–8 hours.', { max: 40 }),
    paragraph('body', 'Text', 'What is kept on this coast and what shapes the response.'),
  ],
  preview: { select: { title: 'title', subtitle: 'responseTime' } },
})
