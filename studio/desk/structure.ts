import type { StructureResolver } from 'sanity/structure'

/** The desk: what an editor sees first. */
export const structure: StructureResolver = (S) =>
  S.list().title('Content').items(S.documentTypeListItems())
