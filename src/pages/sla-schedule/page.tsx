import type { Page } from '../../app/page.ts'
import { SlaSchedule } from '../../documents/sla-schedule/sla-schedule.tsx'
import { type SlaScheduleContent, slaScheduleQuery } from '../../documents/sla-schedule/query.ts'
import { documentHead } from '../../documents/identity.ts'
import { Printable } from '../../documents/parts/printable.tsx'

export const page: Page<SlaScheduleContent> = {
  query: slaScheduleQuery,
  head: documentHead,
  Component: ({ content }) => (
    <Printable document="slaSchedule">
      <SlaSchedule content={content} />
    </Printable>
  ),
}
