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

export const localeBundles = [
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'studio',
    resources: {
      'search.search-results-label': 'Search results',
      ...NOT_UPLOADED,
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
