export const financialSecurityLabels = {
  pack: 'Read the two-page pack',
  evidence: 'Download the evidence pack (PDF)',
}

/** Heading that older documents of the page lack. */
export const financialSecurityCallToAction = { heading: 'Do you need this evidence for a call?' }
