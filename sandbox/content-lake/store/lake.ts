import type { DatabaseSync } from 'node:sqlite'
import { apiError, badRequest } from '../errors.ts'
import { Clock } from './clock.ts'
import { damagedFileError, openDatabase, openInMemoryDatabase } from './database.ts'
import { Dataset } from './dataset.ts'
import { Editors, UserSettings } from './users.ts'
import { Writer } from './writer.ts'

export interface DatasetInfo {
  name: string
  aclMode: string
  createdAt: string
}

/** SQLite's maximum. */
const MAX_PAGES = 4_294_967_294

/** The rules of `@sanity/cli` for the names of datasets. */
const DATASET_NAME = /^[a-z0-9][-_a-z0-9]{0,62}[a-z0-9]$/
const NAME_RULE =
  'Dataset name must have 2 to 64 lowercase letters, numbers, dashes and underscores, and begin and end with a letter or number'

const ACL_MODES = new Set(['public', 'private', 'custom'])

/** A project's datasets in one database. */
export class Lake {
  readonly projectId: string
  readonly userSettings: UserSettings
  readonly editors: Editors
  readonly #database: DatabaseSync
  readonly #writer: Writer
  readonly #clock: Clock
  readonly #datasets = new Map<string, Dataset>()
  /** Called for each new dataset. */
  readonly #datasetListeners: ((dataset: Dataset) => void)[] = []

  /**
   * @param directory where the data is stored; null for a database in memory
   * @param machineTime returns the machine's time in milliseconds
   * @throws the errors of `openDatabase`
   */
  constructor(projectId: string, directory: string | null, machineTime = () => Date.now()) {
    this.projectId = projectId
    this.#database = directory === null ? openInMemoryDatabase() : openDatabase(directory)
    this.#writer = new Writer(this.#database)
    this.#clock = new Clock(newestTime(this.#database), machineTime)
    this.userSettings = new UserSettings(this.#database)
    this.editors = new Editors(this.#database)
    try {
      for (const { name } of this.list()) this.#datasets.set(name, this.#open(name))
    } catch (error) {
      this.#database.close()
      throw error
    }
  }

  /** @throws LakeError 404, with the hosted lake's message, when there is no such dataset */
  dataset(name: string): Dataset {
    const dataset = this.#datasets.get(name)
    if (!dataset) throw datasetNotFoundError(name, this.projectId)
    return dataset
  }

  /** Milliseconds by which the machine's clock is behind the lake's clock. */
  get clockLead(): number {
    return this.#clock.lead
  }

  has(name: string): boolean {
    return this.#datasets.has(name)
  }

  list(): DatasetInfo[] {
    return this.#database
      .prepare('SELECT name, acl_mode, created_at FROM dataset ORDER BY name')
      .all()
      .map((row) => ({
        name: String(row['name']),
        aclMode: String(row['acl_mode']),
        createdAt: String(row['created_at']),
      }))
  }

  /** Calls `listener` for each existing dataset, and for each dataset created later. */
  onDataset(listener: (dataset: Dataset) => void): void {
    this.#datasetListeners.push(listener)
    for (const dataset of this.#datasets.values()) listener(dataset)
  }

  /** @throws LakeError 400 for a bad name or access mode, 409 when the dataset exists */
  create(name: string, aclMode = 'public'): void {
    if (!DATASET_NAME.test(name)) throw badRequest(NAME_RULE)
    if (!ACL_MODES.has(aclMode)) throw badRequest(`Invalid aclMode: "${aclMode}"`)
    if (this.has(name)) throw apiError(409, 'Conflict', `Dataset "${name}" already exists`)
    this.#database
      .prepare('INSERT INTO dataset VALUES(?, ?, ?)')
      .run(name, aclMode, this.#clock.date().toISOString())
    const dataset = this.#open(name)
    this.#datasets.set(name, dataset)
    for (const listener of this.#datasetListeners) listener(dataset)
  }

  /** @throws LakeError 404 when there is no such dataset */
  delete(name: string): void {
    this.dataset(name).destroy()
    this.#datasets.delete(name)
  }

  /** Removes all datasets, and all users with their settings. */
  clear(): void {
    for (const { name } of this.list()) this.delete(name)
    this.userSettings.clear()
    this.editors.clear()
  }

  /** For tests: sets whether the database may grow. SQLite never lowers the page limit below the current size. */
  setFull(isFull: boolean): void {
    this.#database.exec(`PRAGMA max_page_count = ${isFull ? 1 : MAX_PAGES}`)
  }

  close(): void {
    this.#database.close()
  }

  #open(name: string): Dataset {
    try {
      return new Dataset(this.#database, this.#writer, this.#clock, name)
    } catch (error) {
      throw damagedFileError(this.#database.location() ?? '', `dataset "${name}": ${String(error)}`)
    }
  }
}

function datasetNotFoundError(name: string, projectId: string) {
  const message = `Dataset "${name}" not found for project ID "${projectId}"`
  return apiError(404, 'Dataset not found', message)
}

/** Time of the newest transaction in milliseconds, 0 if there is none. */
function newestTime(database: DatabaseSync): number {
  const row = database.prepare('SELECT max(timestamp) AS last FROM transaction_log').get()
  return row?.['last'] ? Date.parse(String(row['last'])) : 0
}
