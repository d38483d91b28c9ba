export const managementLabels = { escalation: 'Escalation in the SLA schedule' }

export const watchBillLabels = {
  heading: 'Escalation list',
  intro: 'From the SLA schedule. Once a limit has passed, you may call that number yourself.',
}

export const managementCallToAction = { heading: 'Get this escalation list for your fleet' }
