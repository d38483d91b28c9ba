export const financialSecurityLabels = {
  pack: 'Read the two-page pack',
  evidence: 'Download the evidence pack (PDF)',
}

/** Default heading of the call to action: documents that are older than the field have none. */
export const financialSecurityCallToAction = { heading: 'Do you need this evidence for a call?' }
