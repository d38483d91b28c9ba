/** Words that the Studio shows or reads out and lacks: those of releases while these are off, and one. */
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
