import { commitmentField, lineIfNoCommitment } from '../fields/commitment.ts'
import { slaEntry } from '../desk-place.ts'
import { defineOrdered } from '../fields/define-ordered.ts'
import { previewOf } from '../fields/preview.ts'
import { line } from '../fields/text.ts'

/** A row of the short service-level table. Its wording follows “short table” in specification section 9. */
export const slaRowType = defineOrdered({
  name: 'slaRow',
  title: 'SLA row, short table',
  description:
    'The short table on the home page. Other pages show some of its times. Customers sign the full schedule.',
  icon: 'th-list',
  deskPlace: { entry: slaEntry, title: 'Home: short table', noun: 'row of the short table' },
  fields: [
    commitmentField({
      description:
        'The row shows the commitment’s service, time, penalty and escalation. Leave empty only for a promise that the full schedule does not have.',
    }),
    lineIfNoCommitment('service', 'Service', 'The promise.', { max: 70, searchWeight: 'name' }),
    lineIfNoCommitment('responseTime', 'Response time', 'The time, and when the clock starts.', {
      max: 90,
      searchWeight: 'fact',
    }),
    lineIfNoCommitment('penalty', 'Penalty', 'What the customer gets when the time is missed.', {
      max: 90,
    }),
    lineIfNoCommitment('escalation', 'Escalation', 'The role that takes over.', { max: 60 }),
  ],
  preview: previewOf(['service'], ['responseTime']),
})

/**
 * A row of the full SLA schedule (specification section 9). Only this row states the promise: the short table, coverage
 * zones, pages and PDFs read its time, penalty and escalation.
 */
export const slaCommitmentType = defineOrdered({
  name: 'slaCommitment',
  title: 'SLA commitment, full schedule',
  description:
    'A promise that a retainer customer signs. Every page and PDF that shows the promise takes it from here.',
  icon: 'olist',
  deskPlace: {
    entry: slaEntry,
    title: 'Fleet retainer: full schedule',
    noun: 'row of the full schedule',
  },
  fields: [
    line('service', 'Service', 'The promise.', { max: 70, searchWeight: 'name' }),
    line('response', 'Commitment', 'The time, like 6–8 hours to site. Pages read it from here.', {
      max: 90,
      searchWeight: 'fact',
    }),
    line('ports', 'Ports', 'Shown after the time in the full schedule. If empty: all ports.', {
      max: 100,
      optional: true,
    }),
    line('metric', 'Measured by', 'When the measured time starts and ends.', { max: 160 }),
    line('penalty', 'Penalty', 'The credit when the time is missed, and its cap.', { max: 140 }),
    line('escalation', 'Escalation', 'The roles, in order. Leave empty if nobody is named.', {
      max: 120,
      optional: true,
    }),
    line('shortPenalty', 'Penalty in short', 'If empty, the short table uses “Penalty”.', {
      max: 90,
      optional: true,
    }),
    line('shortEscalation', 'Escalation in short', 'If empty, the short table uses “Escalation”.', {
      max: 60,
      optional: true,
    }),
  ],
  preview: previewOf(['service'], ['response']),
})
