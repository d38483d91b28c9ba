/** An action as the Studio names it; one that a plugin brings may have no name. */
type Named = {
  readonly action?: string | undefined
}

/** The first action is the large button; the others are in the menu beside it, in this order. */
const WHILE_EDITING = [
  'publish',
  'schedule',
  'discardChanges',
  'discardVersion',
  'duplicate',
  'unpublish',
  'delete',
  'restore',
]
const OF_THE_PUBLISHED = [
  'unpublish',
  'publish',
  'duplicate',
  'delete',
  'discardChanges',
  'restore',
]

/** The site can't do without these documents, so they can be edited, but not removed or copied. */
const OF_SINGLETONS: ReadonlySet<string> = new Set([
  'publish',
  'schedule',
  'discardChanges',
  'discardVersion',
  'restore',
])
/** What must not happen to them in a release either; its other actions have no names. */
const NEVER_OF_SINGLETONS: ReadonlySet<string> = new Set([
  'unpublish',
  'unpublishVersion',
  'duplicate',
  'delete',
])

type Situation = {
  readonly isSingleton: boolean
  /** The published version is being looked at, not the draft. */
  readonly isPublishedShown: boolean
  /** The version of a release, or one that is scheduled. */
  readonly isOfRelease?: boolean
}

/** The actions that a document allows, the most frequent first; those without a name come last. */
export function orderedActions<Action extends Named>(
  actions: readonly Action[],
  { isSingleton, isPublishedShown, isOfRelease = false }: Situation,
): Action[] {
  const order = isPublishedShown ? OF_THE_PUBLISHED : WHILE_EDITING
  const placeOf = ({ action }: Action) => {
    const place = action === undefined ? -1 : order.indexOf(action)
    return place === -1 ? order.length : place
  }
  const isAllowed = ({ action = '' }: Action) => {
    if (!isSingleton) return true
    return isOfRelease ? !NEVER_OF_SINGLETONS.has(action) : OF_SINGLETONS.has(action)
  }
  return actions.filter(isAllowed).toSorted((a, b) => placeOf(a) - placeOf(b))
}
