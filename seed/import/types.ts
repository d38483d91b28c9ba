/** A document of any type, as the import handles it. */
export interface SeedDocument {
  readonly _id: string
  readonly _type: string
  readonly [field: string]: unknown
}

/** A document as the lake answers it. */
export interface LakeDocument extends SeedDocument {
  readonly _rev: string
}
