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
  /** What the button that leads back to editing says; null where one is there already. */
  readonly back: string | null
}

/** @returns null when there is nothing to say */
export function whereIs({ isPublishedShown, hasDraft, isLive, isDiscarded }: Seen): Where | null {
  if (isPublishedShown && isLive)
    return { text: 'This is what visitors see. Nothing can be typed here.', back: 'Go on editing' }
  if (isPublishedShown)
    return {
      text: 'Visitors don’t see this: it is not on the site. In the Studio it is kept as a draft.',
      back: 'Open the draft',
    }
  if (isLive && !hasDraft && isDiscarded)
    return {
      text: 'Your changes are discarded: this is what is on the site. History has what you typed.',
      back: null,
    }
  if (!isLive && hasDraft) return { text: 'Not on the site. Publish puts it there.', back: null }
  return null
}
