import { SlaSchedule } from '../../features/documents/sla-schedule/sla-schedule.tsx'
import { slaScheduleQuery } from '../../features/documents/sla-schedule/query.ts'
import { printablePage } from '../../features/documents/parts/printable.tsx'

export const page = printablePage({
  query: slaScheduleQuery,
  document: 'slaSchedule',
  nextStep: 'quote',
  Sheets: SlaSchedule,
})
