import type { LakeDocument } from '../document.ts'
import type { JsonObject } from '../json.ts'

/** What one transaction did to one document. */
export interface DocumentChange {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
  /** The mutations of this document with queries resolved to ids, as listeners get them. */
  mutations: JsonObject[]
}

/** A committed transaction; its id is the revision of every document it changed. */
export interface Transaction {
  id: string
  timestamp: string
  author: string
  changes: DocumentChange[]
}
