import { defineLocaleResourceBundle } from 'sanity'

const title = 'The picture was not uploaded'
const description =
  'The server did not take it; what was here before stays. Check your connection and try again. If it goes on, tell whoever runs the Studio.'

const NO_PICTURE =
  'Only pictures can be dropped, on the field of a picture: JPEG, PNG, WebP, AVIF, GIF or SVG.'

/** Replaces texts that mention a console and a conversion. */
const NOT_UPLOADED = {
  'asset-sources.common.uploader.upload-failed.title': title,
  'asset-sources.common.uploader.upload-failed.description': description,
  'inputs.image.upload-error.title': title,
  'inputs.image.upload-error.description': description,
  'inputs.array.error.cannot-upload-unable-to-convert_one': `${NO_PICTURE} Not taken:`,
  'inputs.array.error.cannot-upload-unable-to-convert_other': `${NO_PICTURE} Not taken:`,
}

/** Replaces texts for developers. */
const DRAWING_IS_NOT_CROPPED = {
  'inputs.imagetool.vector-warning.title':
    'The site shows the whole SVG drawing, whatever you crop here.',
  'inputs.imagetool.vector-warning.expand-developer-info': 'How to show a part of it',
  'inputs.imagetool.vector-warning.developer-info':
    'Upload it as a PNG or JPEG: the site leaves out what you crop.',
}

export const localeBundles = [
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'studio',
    resources: {
      // Sanity has no text for this label of screen readers.
      'search.search-results-label': 'Search results',
      ...NOT_UPLOADED,
      ...DRAWING_IS_NOT_CROPPED,
    },
  }),
]
