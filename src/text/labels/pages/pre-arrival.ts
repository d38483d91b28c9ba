export const preArrivalLabels = {
  submit: 'Request the letter',
  pack: 'Download the compliance pack (PDF)',
}

/** Default heading: documents from before this field existed lack it. */
export const preArrivalCallToAction = { heading: 'Is your ship due sooner?' }
