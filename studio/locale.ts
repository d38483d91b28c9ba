/**
 * Texts that the Studio uses but lacks. Turning releases off also removes their texts, of which two are shown
 * wherever somebody else edits; the list of search results has no label for screen readers.
 */
import { defineLocaleResourceBundle } from 'sanity'

export const localeBundles = [
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'studio',
    resources: { 'search.search-results-label': 'Search results' },
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
