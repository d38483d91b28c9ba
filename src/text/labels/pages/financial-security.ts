export const financialSecurityLabels = {
  pack: 'Read the two-page pack',
  evidence: 'Download the evidence pack (PDF)',
}

/** Default heading: documents from before this field existed lack it. */
export const financialSecurityCallToAction = { heading: 'Do you need this evidence for a call?' }
