import type { ManagementPage } from '../../src/content/sanity.generated.ts'
import { placeholder, section, singleton } from '../build/documents.ts'

export const managementPage = singleton<ManagementPage>('managementPage', {
  heading: 'Leadership and escalation',
  lead: 'Every call goes to the duty manager. Behind the desk are a regional head for each coast, the Chief Operating Officer and the Managing Director.',
  executive: section(
    'Executive leadership',
    'Executives on the escalation list have direct numbers. You reach the others through the desk.',
  ),
  advisory: section(
    'Advisory board',
    'Takes no part in cases, and holds no position with an insurer, a club or an authority.',
  ),
  seoTitle: 'Leadership: executive team and advisory board',
  seoDescription:
    'Who runs the 24/7 desk, the response on both coasts and the document desk, and who advises on P&I and claims practice.',
  ...placeholder('Names and careers need each person’s consent.', 'Written for this site'),
})
