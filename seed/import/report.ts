import type { Action, Step } from './plan.ts'

function count(steps: readonly Step[], action: Action) {
  return steps.filter((step) => step.action === action).length
}

/** The lines that the import prints: the counts, then each document left to its editor. */
export function report(steps: readonly Step[]): string[] {
  const kept = steps.filter(({ action }) => action === 'kept')
  return [
    `Seed: ${count(steps, 'create')} created, ${count(steps, 'update')} updated, ${count(steps, 'unchanged')} unchanged, ${kept.length} kept as edited`,
    ...kept.map(({ document: { _id: id } }) => `  kept ${id} (--overwrite replaces it)`),
  ]
}
