import { definePage } from '../fields/define-page.ts'
import { section } from '../fields/section.ts'

/** Leadership: /management */
export const managementPageType = definePage({
  name: 'managementPage',
  title: 'Leadership',
  description: 'The people are documents of their own.',
  icon: 'users',
  fields: [
    section('executive', 'Executive leadership', 'Over the four executives.'),
    section('advisory', 'Advisory board', 'Over the adviser.'),
  ],
})
