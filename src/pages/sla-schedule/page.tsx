import type { Page } from '../page.ts'
import { SlaSchedule } from '../../features/documents/sla-schedule/sla-schedule.tsx'
import {
  type SlaScheduleContent,
  slaScheduleQuery,
  scheduleParts,
} from '../../features/documents/sla-schedule/query.ts'
import { documentHead } from '../../features/documents/identity.ts'
import { Printable } from '../../features/documents/parts/printable.tsx'

export const page: Page<SlaScheduleContent> = {
  query: slaScheduleQuery,
  head: documentHead,
  Component: ({ content }) => (
    <Printable
      document="slaSchedule"
      labels={content.frame.settings.buttons}
      next="quote"
      parts={scheduleParts(content)}
    >
      <SlaSchedule content={content} />
    </Printable>
  ),
}
