/** Words that the Studio shows and does not bring along while releases are off. */
import { defineLocaleResourceBundle } from 'sanity'

export const localeBundles = [
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'releases',
    resources: {
      'presence.tooltip.one-without-release': '{{displayName}} is editing this document right now',
      'presence.tooltip.other': '{{count}} people are editing this document right now',
    },
  }),
]
