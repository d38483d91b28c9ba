import type { LakeDocument } from '../document.ts'
import type { JsonObject } from '../json.ts'

/** What an action can read, with the changes of the actions before it in its transaction. */
export interface ActionState {
  get(id: string): LakeDocument | null
  /** Ids of the existing drafts and versions of a published id. */
  versionsOf(publishedId: string): readonly string[]
  /** Why the releases that remain scheduled could not be published without this one; null if they could. */
  whyNeeded(release: string): string | null
  /** Who takes the action. */
  author: string
  /** The present time. */
  now: Date
}

/** Compiles the actions of one type to mutations. */
export type Compiler = (action: JsonObject, state: ActionState) => JsonObject[]
