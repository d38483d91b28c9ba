export const managementLabels = { escalation: 'Escalation in the SLA schedule' }

export const escalationListLabels = {
  heading: 'Escalation list',
  intro:
    'From the SLA schedule. Once a time limit has passed, you may call the number listed with it.',
}

export const managementCallToAction = { heading: 'Get this escalation list for your fleet' }
