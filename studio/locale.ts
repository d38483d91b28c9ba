import { defineLocaleResourceBundle } from 'sanity'

const UPLOAD_FAILED = 'The picture was not uploaded'
const UPLOAD_FAILED_DESCRIPTION =
  'The server did not accept it, so nothing was changed. Check your connection and try again. If it fails again, tell whoever runs the Studio.'

const ONLY_PICTURES =
  'Drop only pictures (JPEG, PNG, WebP, AVIF, GIF or SVG), and only on a picture field.'

/** Replaces Sanity's texts, which send editors to the console or say that a file type has “no known conversion”. */
const UPLOAD_MESSAGES = {
  'asset-sources.common.uploader.upload-failed.title': UPLOAD_FAILED,
  'asset-sources.common.uploader.upload-failed.description': UPLOAD_FAILED_DESCRIPTION,
  'inputs.image.upload-error.title': UPLOAD_FAILED,
  'inputs.image.upload-error.description': UPLOAD_FAILED_DESCRIPTION,
  'inputs.array.error.cannot-upload-unable-to-convert_one': `${ONLY_PICTURES} Not accepted:`,
  'inputs.array.error.cannot-upload-unable-to-convert_other': `${ONLY_PICTURES} Not accepted:`,
}

/** Replaces Sanity's texts, which are for developers. */
const DRAWING_IS_NOT_CROPPED = {
  'inputs.imagetool.vector-warning.title':
    'The site shows the whole SVG drawing, whatever you crop here.',
  'inputs.imagetool.vector-warning.expand-developer-info': 'How to show a part of it',
  'inputs.imagetool.vector-warning.developer-info':
    'Upload it as a PNG or JPEG. The site then shows nothing outside the crop.',
}

export const localeBundles = [
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'studio',
    resources: {
      // Sanity lacks a text for this screen reader label.
      'search.search-results-label': 'Search results',
      ...UPLOAD_MESSAGES,
      ...DRAWING_IS_NOT_CROPPED,
    },
  }),
]
