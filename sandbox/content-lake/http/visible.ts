import type { Context } from 'hono'
import { knowsReleases } from '../api-version.ts'
import { isVersionId, type LakeDocument } from '../document.ts'
import { isAnonymous } from './access.ts'
import type { LakeEnvironment } from './environment.ts'

/** Which documents a caller sees, whatever the perspective. */
export interface Visibility {
  /** Differs from that of every other. */
  readonly key: string
  readonly sees: (id: string) => boolean
}

// Constants, so that what is filtered by them can be cached.
const everything: Visibility = { key: 'everything', sees: () => true }
/** API versions before releases see none of their documents. */
const noVersions: Visibility = { key: 'no versions', sees: (id) => !isVersionId(id) }
/** Ids with a dot are of drafts, versions, system documents and private paths. */
const rootPath: Visibility = { key: 'root path', sees: (id) => !id.includes('.') }

/** @param context of a route with `:version` in its path */
export function visibilityOf(
  context: Context,
  environment: Pick<LakeEnvironment, 'token'>,
): Visibility {
  if (isAnonymous(context, environment)) return rootPath
  return knowsReleases(context.req.param('version')?.slice(1) ?? '') ? everything : noVersions
}

const filtered = new WeakMap<readonly LakeDocument[], Map<Visibility, readonly LakeDocument[]>>()

/** The documents that a caller sees: the same array for the same documents, so that views are cached. */
export function visibleDocuments(
  documents: readonly LakeDocument[],
  visibility: Visibility,
): readonly LakeDocument[] {
  if (visibility === everything) return documents
  const cached = filtered.get(documents) ?? new Map<Visibility, readonly LakeDocument[]>()
  filtered.set(documents, cached)
  const visible = cached.get(visibility) ?? documents.filter(({ _id: id }) => visibility.sees(id))
  cached.set(visibility, visible)
  return visible
}
