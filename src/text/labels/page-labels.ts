/**
 * Words of buttons, links and folded blocks that one page has, as they read until editors write others into the
 * page's document; and headings that older documents lack.
 */

export const homeLabels = {
  financialSecurity: 'Financial security, clause by clause',
  notice: 'The notice and what it rests on',
  points: 'What our desk does about it',
  summary: 'Download the compliance summary (PDF)',
  penalties: 'What a missed time costs us',
  salvage: 'Salvage and oil-spill response',
  serviceLevels: 'Full service levels',
  caseStudies: 'Read the case studies',
}

export const preArrivalLabels = {
  submit: 'Request letter',
  pack: 'Download the compliance pack (PDF)',
}

export const fleetRetainerLabels = {
  serviceLevels: 'Service levels',
  submit: 'Request quote',
  clauses: 'The three clauses',
  operationsCentre: 'What a fleet gets from it',
  commitments: 'Measuring points, penalties, escalation',
  schedule: 'Full SLA schedule (PDF)',
  tender: 'For a tender file:',
  datasheet: 'Procurement datasheet (PDF)',
  zones: 'Ports and who responds, by zone',
  reviewCall: 'Book 20-Minute Review Call',
  reviewCallByChat: 'Book it on WhatsApp',
}

export const aboutCallToAction = { heading: 'Where do you call next?' }

export const managementLabels = { escalation: 'Escalation in the SLA schedule' }

export const watchBillLabels = {
  heading: 'Watch bill',
  intro: 'One call reaches the duty manager. The others are called when a clock runs out.',
}

export const managementCallToAction = { heading: 'Agree who is called before you call' }

export const financialSecurityLabels = {
  pack: 'Read the pack on its two sheets',
  evidence: 'Download the evidence pack (PDF)',
}

export const portLabels = {
  hotline: 'Call 24/7 Hotline',
  pack: 'Download Compliance Pack',
}
