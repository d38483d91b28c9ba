/** Words of the page of the leadership, as they read until editors write others into its document. */

export const managementLabels = { escalation: 'Escalation in the SLA schedule' }

export const watchBillLabels = {
  heading: 'Escalation list',
  intro:
    'That of the SLA schedule: who is called, after how long, and on which number. Each row names what calls it; you can call it too.',
}

export const managementCallToAction = { heading: 'Agree this list for your fleet' }
