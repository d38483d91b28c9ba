import { defineType } from '@sanity/types'
import { line, paragraph } from '../fields/text.ts'

/** A figure that is promised, what it measures, and what exactly it covers. */
export const valueCardType = defineType({
  name: 'valueCard',
  title: 'Figure',
  type: 'object',
  options: { icon: 'trend-upward' },
  fields: [
    line('value', 'Figure', 'With its unit: under 2 hours, 6–8 hours, 22 vessels.', { max: 24 }),
    line('label', 'Label', 'What the figure measures.', { max: 50 }),
    paragraph('body', 'Text', 'When the clock starts and what is covered.', { max: 300 }),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
})
