/** Words of the page of the pre-arrival letter, as they read until editors write others into its document. */

export const preArrivalLabels = {
  submit: 'Request the letter',
  pack: 'Download the compliance pack (PDF)',
}

/** Heading that older documents of the page lack. */
export const preArrivalCallToAction = { heading: 'Is your ship due sooner?' }
