/** What is promised and by when: short table, full schedule and coverage zones read it here. */
export const serviceLevels = {
  'document-pack': {
    service: 'Document pack issuance',
    time: 'Under 2 hours from validated submission',
  },
  'emergency-callback': { service: 'Emergency callback', time: '45 minutes or less, 24/7' },
  'west-coast': { service: 'West coast mobilisation', time: '6–8 hours to site' },
  'east-coast': { service: 'East coast mobilisation', time: '8–12 hours to site' },
  'irregularity-notice': {
    service: 'Notice to DGS and customer of an irregularity',
    time: '45 minutes or less',
  },
}

export type ServiceLevel = keyof typeof serviceLevels
