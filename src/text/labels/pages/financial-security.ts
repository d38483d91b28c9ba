export const financialSecurityLabels = {
  pack: 'Read the two-page pack',
  evidence: 'Download the evidence pack (PDF)',
}

/** Default heading, for documents that were saved before this field existed. */
export const financialSecurityCallToAction = { heading: 'Do you need this evidence for a call?' }
