export const managementLabels = { escalation: 'Escalation in the SLA schedule' }

export const escalationListLabels = {
  heading: 'Escalation list',
  intro: 'From the SLA schedule. Each step says when you may call its number yourself.',
}

export const managementCallToAction = { heading: 'Get this escalation list for your fleet' }
