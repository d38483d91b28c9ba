import { defineType } from '@sanity/types'
import { line, paragraph } from '../fields/text.ts'

/** A titled paragraph: a value, a method, an item of what is issued. */
export const cardType = defineType({
  name: 'card',
  title: 'Card',
  type: 'object',
  options: { icon: 'text' },
  fields: [
    line('title', 'Title', 'A few words.', { max: 70 }),
    paragraph('body', 'Text', 'One to three sentences.', { max: 360 }),
  ],
  preview: { select: { title: 'title', subtitle: 'body' } },
})
