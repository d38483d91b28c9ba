import type { DocumentBadgeComponent } from 'sanity'

/** Marks an open document that holds placeholder data, and says on hovering what is missing. */
export const placeholderBadge: DocumentBadgeComponent = ({ draft, published, version }) => {
  const shown = version ?? draft ?? published
  if (shown?.['isPlaceholder'] !== true) return null
  const note: unknown = shown['placeholderNote']
  return {
    label: 'Placeholder',
    title: typeof note === 'string' && note ? note : 'Nobody has said what is missing',
    color: 'warning',
  }
}
