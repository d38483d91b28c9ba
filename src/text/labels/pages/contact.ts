/** Words of the contact page, as they read until editors write others into its document. */

export const contactLabels = { escalation: 'No callback yet? The escalation list' }
