export const fleetRetainerLabels = {
  serviceLevels: 'Service levels',
  submit: 'Request quote',
  schedule: 'Full SLA schedule (PDF)',
  tender: 'For your tender file:',
  datasheet: 'Procurement datasheet (PDF)',
  reviewCall: 'Book 20-Minute Review Call',
  reviewCallByChat: 'Book it on WhatsApp',
}
