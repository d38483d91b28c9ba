import { isPublishedId, releaseNameOf, type LakeDocument } from '../document.ts'
import { isJsonObject } from '../json.ts'

const ID_PREFIX = '_.releases.'
const NAME = /^[A-Za-z0-9_-]{1,64}$/
const PERSPECTIVES = new Set(['raw', 'published', 'drafts', 'previewDrafts'])

/** The states of a release (`ReleaseState` of `@sanity/client`). */
const STATES = [
  'active',
  'scheduling',
  'scheduled',
  'publishing',
  'published',
  'archiving',
  'archived',
  'unarchiving',
] as const

export type ReleaseState = (typeof STATES)[number]

/** A release as its system document describes it. */
export interface Release {
  /** Part of the ids `_.releases.<name>` and `versions.<name>.<id>`. */
  name: string
  state: ReleaseState
  /** When the release was or will be published. */
  publishAt: string | null
  /** Id of the user who last requested a change of the state, such as scheduling. */
  userId: string | null
  document: LakeDocument
}

export type GetDocument = (id: string) => LakeDocument | null

export function releaseDocumentId(name: string): string {
  return `${ID_PREFIX}${name}`
}

export function isReleaseDocumentId(id: string): boolean {
  return id.startsWith(ID_PREFIX)
}

/** True for a valid release name. Each release is also a perspective, so names such as `drafts` are not valid. */
export function isReleaseName(value: unknown): value is string {
  return typeof value === 'string' && NAME.test(value) && !PERSPECTIVES.has(value)
}

/** The release that a document describes; null for any other document. */
export function readRelease(document: LakeDocument | null): Release | null {
  if (document?._type !== 'system.release' || !isReleaseDocumentId(document._id)) return null
  const { state: stored, publishAt, userId } = document
  const state = STATES.find((each) => each === stored)
  if (state === undefined) return null
  return {
    name: document._id.slice(ID_PREFIX.length),
    state,
    publishAt: typeof publishAt === 'string' ? publishAt : null,
    userId: typeof userId === 'string' ? userId : null,
    document,
  }
}

export function findRelease(get: GetDocument, name: string): Release | null {
  return readRelease(get(releaseDocumentId(name)))
}

export function releasesAmong(documents: readonly LakeDocument[]): Release[] {
  return documents.flatMap((document) => readRelease(document) ?? [])
}

export function scheduledAmong(documents: readonly LakeDocument[]): Release[] {
  return releasesAmong(documents).filter(({ state }) => state === 'scheduled')
}

/** The versions in a release, in the order of `documents`. */
export function versionsIn(documents: readonly LakeDocument[], name: string): LakeDocument[] {
  return documents.filter(({ _id: id }) => !isPublishedId(id) && releaseNameOf(id) === name)
}

/** True for a version that will unpublish its document when its release is published. */
export function isUnpublication(version: LakeDocument): boolean {
  const { _system: system } = version
  return isJsonObject(system) && system['delete'] === true
}
