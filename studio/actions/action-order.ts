/** An action as the Studio names it; one that a plugin brings may have no name. */
type Named = {
  readonly action?: string | undefined
}

/** The first action is the large button; the others are in the menu beside it, in this order. */
const WHILE_EDITING = ['publish', 'discardChanges', 'duplicate', 'unpublish', 'delete', 'restore']
const OF_THE_PUBLISHED = [
  'unpublish',
  'publish',
  'duplicate',
  'delete',
  'discardChanges',
  'restore',
]

/** The site can't do without these documents, so they can be edited, but not removed or copied. */
const OF_SINGLETONS: ReadonlySet<string> = new Set(['publish', 'discardChanges', 'restore'])

type Situation = {
  readonly isSingleton: boolean
  /** The published version is being looked at, not the draft. */
  readonly isPublishedShown: boolean
}

/** The actions that a document allows, the most frequent first; those without a name come last. */
export function orderedActions<Action extends Named>(
  actions: readonly Action[],
  { isSingleton, isPublishedShown }: Situation,
): Action[] {
  const order = isPublishedShown ? OF_THE_PUBLISHED : WHILE_EDITING
  const placeOf = ({ action }: Action) => {
    const place = action === undefined ? -1 : order.indexOf(action)
    return place === -1 ? order.length : place
  }
  return actions
    .filter(({ action }) => !isSingleton || (action !== undefined && OF_SINGLETONS.has(action)))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
}
