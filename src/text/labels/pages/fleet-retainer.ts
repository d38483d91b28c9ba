/** Words of the page of the fleet retainer, as they read until editors write others into its document. */

export const fleetRetainerLabels = {
  serviceLevels: 'Service levels',
  submit: 'Request quote',
  clauses: 'What we deliver, how you verify it',
  operationsCentre: 'What a fleet gets from it',
  commitments: 'Measuring points, penalties, escalation',
  schedule: 'Full SLA schedule (PDF)',
  tender: 'For a tender file:',
  datasheet: 'Procurement datasheet (PDF)',
  zones: 'Ports and who responds, by zone',
  reviewCall: 'Book 20-Minute Review Call',
  reviewCallByChat: 'Book it on WhatsApp',
}
