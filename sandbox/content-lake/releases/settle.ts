import { releasePublication } from '../actions/publication.ts'
import { LakeError } from '../errors.ts'
import { PROGRAM } from '../http/user.ts'
import type { JsonObject } from '../json.ts'
import { transact } from '../mutations/transact.ts'
import type { Dataset } from '../store/dataset.ts'
import { releasesAmong, versionsIn, type Release } from './release.ts'

/** The inputs for completing a release's transition. */
export interface Settlement {
  projectId: string
  dataset: Dataset
  /** Called when a release could not be scheduled or published. */
  log: (message: string) => void
}

/** When a release is to be published, in milliseconds. */
export function dueTime({ publishAt }: Release): number {
  return publishAt === null ? 0 : Date.parse(publishAt)
}

/** True for a release that is due or in a transitional state. */
export function isUnsettled(release: Release, now: number): boolean {
  const { state } = release
  if (state === 'scheduled') return dueTime(release) <= now
  return state !== 'active' && state !== 'published' && state !== 'archived'
}

/**
 * Completes the transitions of releases (scheduling, publishing, archiving, restoring), and publishes scheduled
 * releases that are due. One transaction changes all documents of a release. After a crash, a transition is retried.
 */
export function settleReleases(settlement: Settlement): void {
  const { dataset } = settlement
  for (;;) {
    const now = dataset.now().getTime()
    const [first] = releasesAmong(dataset.all())
      .filter((release) => isUnsettled(release, now))
      .toSorted((a, b) => dueTime(a) - dueTime(b))
    if (!first) return
    settle(settlement, first)
  }
}

/**
 * Why the scheduled releases could not be published in the order of their times; null if they could.
 *
 * @param plan.without name of a release to leave out
 * @param plan.including another release, which is not scheduled yet
 */
export function faultInSchedule(
  { projectId, dataset }: Omit<Settlement, 'log'>,
  plan: { without?: string; including?: Release },
): string | null {
  const planned = releasesAmong(dataset.all())
    .filter(({ name, state }) => state === 'scheduled' && name !== plan.without)
    .concat(plan.including ?? [])
    .toSorted((a, b) => dueTime(a) - dueTime(b))
  const mutations = function* (get: (id: string) => ReturnType<Dataset['get']>) {
    for (const { name } of planned) {
      yield* releasePublication(versionsIn(dataset.all(), name), get)
    }
  }
  try {
    transact(projectId, dataset, { mutations, author: PROGRAM.id, dryRun: true, isInternal: true })
    return null
  } catch (error) {
    return reasonOf(error)
  }
}

function settle(settlement: Settlement, release: Release): void {
  const { state } = release
  if (state === 'scheduling') schedule(settlement, release)
  else if (state === 'archiving') archive(settlement, release)
  else if (state === 'unarchiving') unarchive(settlement, release)
  else publish(settlement, release)
}

function schedule(settlement: Settlement, release: Release): void {
  const fault = faultInSchedule(settlement, { including: release })
  if (fault === null) change(settlement, release, [], { set: { state: 'scheduled' } })
  else fail(settlement, release, 'scheduled', fault)
}

function publish(settlement: Settlement, release: Release): void {
  const { dataset } = settlement
  // The hosted lake also sets this state first, so it appears in the release's history.
  if (release.state === 'scheduled') {
    change(settlement, release, [], { set: { state: 'publishing' } })
  }
  const versions = versionsIn(dataset.all(), release.name)
  const set = {
    state: 'published',
    publishedAt: dataset.now().toISOString(),
    finalDocumentStates: versions.map(({ _id: id }) => ({ id })),
  }
  try {
    const mutations = releasePublication(versions, (id) => dataset.get(id))
    change(settlement, release, mutations, { set })
  } catch (error) {
    fail(settlement, release, 'published', reasonOf(error))
  }
}

function archive(settlement: Settlement, release: Release): void {
  const versions = versionsIn(settlement.dataset.all(), release.name)
  const deletions = versions.map(({ _id: id }) => ({ delete: { id } }))
  const finalDocumentStates = versions.map(({ _id: id }) => ({ id }))
  change(settlement, release, deletions, { set: { state: 'archived', finalDocumentStates } })
}

function unarchive(settlement: Settlement, release: Release): void {
  const { log } = settlement.dataset
  const restored = idsOf(release).flatMap((id) => log.lastRevisionOf(id) ?? [])
  const creations = restored.map(({ _rev: _revision, ...document }) => ({ create: document }))
  const operations = { set: { state: 'active' }, unset: ['finalDocumentStates'] }
  change(settlement, release, creations, operations)
}

function idsOf({ document: { finalDocumentStates: states } }: Release): string[] {
  const entries: unknown[] = Array.isArray(states) ? states : []
  return entries.flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'id' in entry ? String(entry.id) : [],
  )
}

/** Stores the error, which the Studio shows, so that an editor can fix the release and try again. */
function fail(
  settlement: Settlement,
  release: Release,
  what: 'published' | 'scheduled',
  reason: string,
): void {
  const { log, dataset } = settlement
  log(`release "${release.name}" of dataset "${dataset.name}" could not be ${what}: ${reason}`)
  const set = { state: 'active', error: { message: reason } }
  change(settlement, release, [], { set, unset: ['publishAt'] })
}

/** Changes a release and its documents in one transaction, as the user who requested it. */
function change(
  { projectId, dataset }: Settlement,
  { document: { _id: id }, userId }: Release,
  mutations: readonly JsonObject[],
  operations: JsonObject,
): void {
  transact(projectId, dataset, {
    mutations: [...mutations, { patch: { ...operations, id } }],
    author: userId ?? PROGRAM.id,
    isInternal: true,
  })
}

/** @throws any error other than a LakeError, which is a fault of the lake or its disk */
function reasonOf(error: unknown): string {
  if (error instanceof LakeError) return error.message
  throw error
}
