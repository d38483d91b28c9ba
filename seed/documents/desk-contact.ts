import type { DeskContact } from '../../src/content/sanity.generated.ts'
import { placeholder, ranked, type SeedDocument } from '../build/documents.ts'

function contact(slug: string, role: string, number: string | null) {
  return {
    _id: `deskContact-${slug}`,
    _type: 'deskContact' as const,
    role,
    ...(number === null ? {} : { contact: number }),
    ...placeholder('The client must supply this number.'),
  }
}

export const deskContacts: SeedDocument<DeskContact>[] = ranked([
  contact('duty-manager', 'Duty manager, 24/7 desk', null),
  contact('regional-head-west', 'Regional head, west coast', '+91 00000 00002'),
  contact('tug-coordination', 'Tug coordination, Mumbai', '+91 00000 00003'),
  contact('document-desk', 'Document desk', '+91 00000 00004'),
  contact('gulf-of-kutch', 'Gulf of Kutch coordinator', '+91 00000 00005'),
  contact('regional-head-east', 'Regional head, east coast', '+91 00000 00007'),
  contact('chief-operating-officer', 'Chief Operating Officer', '+91 00000 00010'),
  contact('managing-director', 'Managing Director', '+91 00000 00011'),
])
