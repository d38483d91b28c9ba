import type { DocumentActionComponent } from 'sanity'

/**
 * Makes wrappers of the Studio's actions. An action is wrapped once, since the Studio compares actions by
 * identity, and keeps the name by which the Studio knows it.
 */
export function wrapper<Original extends DocumentActionComponent>(
  displayName: string,
  wrap: (original: Original) => DocumentActionComponent,
): (original: Original) => DocumentActionComponent {
  const made = new WeakMap<Original, DocumentActionComponent>()
  return (original) => {
    const known = made.get(original)
    if (known) return known
    const action = wrap(original)
    if (original.action) action.action = original.action
    action.displayName = displayName
    made.set(original, action)
    return action
  }
}
