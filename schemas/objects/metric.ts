import { defineType } from '@sanity/types'
import { line } from '../fields/text.ts'

/** A figure and its label, shown in the home page's hero (specification section 9). */
export const metricType = defineType({
  name: 'metric',
  title: 'Metric',
  type: 'object',
  options: { icon: 'bar-chart' },
  fields: [
    line('value', 'Figure', 'Like 22 vessels, or ≤ 45 min.', { max: 20 }),
    line('label', 'Label', 'What the figure measures.', { max: 50 }),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
})
