/** Words of the page of the leadership, as they read until editors write others into its document. */

export const managementLabels = { escalation: 'Escalation in the SLA schedule' }

export const watchBillLabels = {
  heading: 'Watch bill',
  intro: 'The escalation list of the SLA schedule: who is called for what, and on which number.',
}

export const managementCallToAction = { heading: 'Agree who is called before you call' }
