/** Words of the page of the leadership, as they read until editors write others into its document. */

export const managementLabels = { escalation: 'Escalation in the SLA schedule' }

export const watchBillLabels = {
  heading: 'Watch bill',
  intro: 'One call reaches the duty manager. The others are called when a clock runs out.',
}

export const managementCallToAction = { heading: 'Agree who is called before you call' }
