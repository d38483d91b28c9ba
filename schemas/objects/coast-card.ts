import { defineType } from '@sanity/types'
import { line, paragraph } from '../fields/text.ts'

/** One coast's coverage in brief; its ports come from the port documents, its time from the coverage zone. */
export const coastCardType = defineType({
  name: 'coastCard',
  title: 'Coast',
  type: 'object',
  options: { icon: 'tag' },
  fields: [
    line('title', 'Title', 'West coast, East coast.', { max: 40 }),
    paragraph('body', 'Text', 'What is kept on this coast and what shapes the response.'),
  ],
  preview: { select: { title: 'title', subtitle: 'body' } },
})
