export const contactLabels = { escalation: 'No callback yet? The escalation list' }
