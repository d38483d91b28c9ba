export const financialSecurityLabels = {
  pack: 'Read the two-page pack',
  evidence: 'Download the evidence pack (PDF)',
}

/** Heading of the call to action if the page's document has none. */
export const financialSecurityCallToAction = {
  heading: 'Do you need this evidence for a port call?',
}
