import { publishReleaseMutations } from '../actions/publication.ts'
import { LakeError } from '../errors.ts'
import { PROGRAM_USER } from '../http/user.ts'
import type { JsonObject } from '../json.ts'
import { transact } from '../mutations/transact.ts'
import type { WorkingCopy } from '../mutations/working-copy.ts'
import type { Dataset } from '../store/dataset.ts'
import { releasesAmong, scheduledAmong, versionsIn, type Release } from './release.ts'

export interface TransitionContext {
  projectId: string
  dataset: Dataset
  /** Called when a release could not be scheduled or published. */
  log: (message: string) => void
}

/** When a release is to be published, in milliseconds. */
export function dueTime({ publishAt }: Release): number {
  return publishAt === null ? 0 : Date.parse(publishAt)
}

/** True for a release that is due, or in a transitional state such as `publishing`. */
export function needsTransition(release: Release, now: number): boolean {
  const { state } = release
  if (state === 'scheduled') return dueTime(release) <= now
  return state !== 'active' && state !== 'published' && state !== 'archived'
}

/**
 * Completes the transitions of releases (scheduling, publishing, archiving, unarchiving), and publishes scheduled
 * releases that are due. Each transition changes all documents of a release in one transaction, and is retried after a
 * crash.
 */
export function completeTransitions(context: TransitionContext): void {
  const { dataset } = context
  for (;;) {
    const now = dataset.now().getTime()
    const [first] = releasesAmong(dataset.all())
      .filter((release) => needsTransition(release, now))
      .toSorted((a, b) => dueTime(a) - dueTime(b))
    if (!first) return
    completeTransition(context, first)
  }
}

/** Publishes these releases in a dry run, earliest first. Returns the error's message; null on success. */
export function findScheduleConflict(
  { projectId, dataset }: Omit<TransitionContext, 'log'>,
  releases: readonly Release[],
): string | null {
  const mutations = function* (copy: WorkingCopy) {
    for (const { name } of releases.toSorted((a, b) => dueTime(a) - dueTime(b))) {
      yield* publishReleaseMutations(versionsIn(dataset.all(), name), (id) => copy.get(id))
    }
  }
  try {
    const options = { author: PROGRAM_USER.id, dryRun: true, isInternal: true }
    transact(projectId, dataset, { mutations, ...options })
    return null
  } catch (error) {
    return messageOf(error)
  }
}

function completeTransition(context: TransitionContext, release: Release): void {
  const { state } = release
  if (state === 'scheduling') schedule(context, release)
  else if (state === 'archiving') archive(context, release)
  else if (state === 'unarchiving') unarchive(context, release)
  else publish(context, release)
}

function schedule(context: TransitionContext, release: Release): void {
  const scheduled = scheduledAmong(context.dataset.all())
  const conflict = findScheduleConflict(context, [...scheduled, release])
  if (conflict === null) changeRelease(context, release, [], { set: { state: 'scheduled' } })
  else recordFailure(context, release, 'scheduled', conflict)
}

function publish(context: TransitionContext, release: Release): void {
  const { dataset } = context
  // Like the hosted lake, sets the state `publishing` first, so that it appears in the release's history.
  if (release.state === 'scheduled') {
    changeRelease(context, release, [], { set: { state: 'publishing' } })
  }
  const versions = versionsIn(dataset.all(), release.name)
  const set = {
    state: 'published',
    publishedAt: dataset.now().toISOString(),
    finalDocumentStates: versions.map(({ _id: id }) => ({ id })),
  }
  try {
    const mutations = publishReleaseMutations(versions, (id) => dataset.get(id))
    changeRelease(context, release, mutations, { set })
  } catch (error) {
    recordFailure(context, release, 'published', messageOf(error))
  }
}

function archive(context: TransitionContext, release: Release): void {
  const versions = versionsIn(context.dataset.all(), release.name)
  const deletions = versions.map(({ _id: id }) => ({ delete: { id } }))
  const finalDocumentStates = versions.map(({ _id: id }) => ({ id }))
  changeRelease(context, release, deletions, { set: { state: 'archived', finalDocumentStates } })
}

function unarchive(context: TransitionContext, release: Release): void {
  const { log } = context.dataset
  const restored = finalDocumentIds(release).flatMap((id) => log.lastRevisionOf(id) ?? [])
  const creations = restored.map(({ _rev: _revision, ...document }) => ({ create: document }))
  const operations = { set: { state: 'active' }, unset: ['finalDocumentStates'] }
  changeRelease(context, release, creations, operations)
}

function finalDocumentIds({ document: { finalDocumentStates: states } }: Release): string[] {
  const entries: unknown[] = Array.isArray(states) ? states : []
  return entries.flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'id' in entry ? String(entry.id) : [],
  )
}

/** Stores the error in the release, so that the Studio shows it and an editor can fix the release and try again. */
function recordFailure(
  context: TransitionContext,
  release: Release,
  action: 'published' | 'scheduled',
  reason: string,
): void {
  const { log, dataset } = context
  log(`release "${release.name}" of dataset "${dataset.name}" could not be ${action}: ${reason}`)
  const set = { state: 'active', error: { message: reason } }
  changeRelease(context, release, [], { set, unset: ['publishAt'] })
}

/** Changes a release and its documents in one transaction, on behalf of the user who requested the transition. */
function changeRelease(
  { projectId, dataset }: TransitionContext,
  { document: { _id: id }, userId }: Release,
  mutations: readonly JsonObject[],
  operations: JsonObject,
): void {
  transact(projectId, dataset, {
    mutations: [...mutations, { patch: { ...operations, id } }],
    author: userId ?? PROGRAM_USER.id,
    isInternal: true,
  })
}

/** The message of a LakeError. @throws any other error, which comes from a bug or the disk, not from the release */
function messageOf(error: unknown): string {
  if (error instanceof LakeError) return error.message
  throw error
}
