/**
 * Texts that the Studio uses but lacks. Turning releases off also removes their texts, of which two are shown
 * wherever somebody else edits; the list of search results has no label for screen readers.
 */
import { defineLocaleResourceBundle } from 'sanity'

const title = 'The picture was not uploaded'
const description =
  'The server did not take it; what was here before stays. Check your connection and try again. If it lasts, tell whoever runs the Studio.'

const NO_PICTURE =
  'Only pictures can be dropped, on the field of a picture: JPEG, PNG, WebP, AVIF, GIF or SVG.'

/** Without a word about a console or a conversion. */
const NOT_UPLOADED = {
  'asset-sources.common.uploader.upload-failed.title': title,
  'asset-sources.common.uploader.upload-failed.description': description,
  'inputs.image.upload-error.title': title,
  'inputs.image.upload-error.description': description,
  'inputs.array.error.cannot-upload-unable-to-convert_one': `${NO_PICTURE} Not taken:`,
  'inputs.array.error.cannot-upload-unable-to-convert_other': `${NO_PICTURE} Not taken:`,
}

/** The Studio's own words are for developers, and leave open what happens. */
const DRAWING_IS_NOT_CROPPED = {
  'inputs.imagetool.vector-warning.title':
    'The site shows a drawing of this kind (SVG) whole, whatever is cut away here.',
  'inputs.imagetool.vector-warning.expand-developer-info': 'How to show a part of it',
  'inputs.imagetool.vector-warning.developer-info':
    'Upload it as a PNG or JPEG: what you cut away of these is left out on the site.',
}

export const localeBundles = [
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'studio',
    resources: {
      'search.search-results-label': 'Search results',
      ...NOT_UPLOADED,
      ...DRAWING_IS_NOT_CROPPED,
    },
  }),
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'releases',
    resources: {
      'presence.tooltip.one-without-release': '{{displayName}} is editing this document right now',
      'presence.tooltip.other': '{{count}} people are editing this document right now',
    },
  }),
]
