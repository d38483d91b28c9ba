import { definePage } from '../fields/define-page.ts'
import { section } from '../fields/section.ts'

/** Leadership: /management */
export const managementPage = definePage({
  name: 'managementPage',
  title: 'Leadership',
  description: 'The people are documents of their own.',
  fields: [
    section('executive', 'Executive leadership', 'Over the four executives.'),
    section('advisory', 'Advisory board', 'Over the adviser.'),
  ],
})
