/** What an editor who looks at a document should know about where it is; the draft on a live page needs no words. */

type Seen = {
  /** The version looked at is the published one. */
  readonly isPublishedShown: boolean
  readonly hasDraft: boolean
  readonly isLive: boolean
  /** A draft that was here a moment ago was thrown away. */
  readonly isDiscarded: boolean
}

export type Where = {
  readonly text: string
  /** What the button says, and whether it leads to the draft or brings back the one thrown away; null for none. */
  readonly button: { readonly label: string; readonly to: 'draft' | 'discarded' } | null
}

/** @returns null when there is nothing to say */
export function whereIs({ isPublishedShown, hasDraft, isLive, isDiscarded }: Seen): Where | null {
  if (isPublishedShown && isLive)
    return {
      text: 'This is what visitors see. Nothing can be typed here.',
      button: { label: 'Go on editing', to: 'draft' },
    }
  if (isPublishedShown)
    return {
      text: 'Visitors don’t see this: it is not on the site. In the Studio it is kept as a draft.',
      button: { label: 'Open the draft', to: 'draft' },
    }
  if (isLive && !hasDraft && isDiscarded)
    return {
      text: 'The changes are discarded: this is what is on the site.',
      button: { label: 'Bring them back', to: 'discarded' },
    }
  if (!isLive && hasDraft) return { text: 'Not on the site. Publish puts it there.', button: null }
  return null
}
