/** A document as the seed holds it: the lake adds the revision and the two time stamps. */
export type SeedDocument<Document> = Omit<Document, '_createdAt' | '_updatedAt' | '_rev'>
