import type { DatabaseSync } from 'node:sqlite'
import { apiError } from '../errors.ts'
import { openDatabase } from './database.ts'
import { Dataset } from './dataset.ts'

export interface DatasetInfo {
  name: string
  aclMode: string
  createdAt: string
}

const DATASET_NAME = /^[a-z0-9][-\w]{0,63}$/

export const ACL_MODES: readonly string[] = ['public', 'private', 'custom']

/** A project's datasets in one database. */
export class Lake {
  readonly projectId: string
  readonly #database: DatabaseSync
  readonly #datasets = new Map<string, Dataset>()

  constructor(projectId: string, directory: string) {
    this.projectId = projectId
    this.#database = openDatabase(directory)
    for (const { name } of this.list()) this.#datasets.set(name, new Dataset(this.#database, name))
  }

  /** @throws LakeError 404, as the hosted lake's, when there is no such dataset */
  dataset(name: string): Dataset {
    const dataset = this.#datasets.get(name)
    if (!dataset) throw datasetNotFound(name, this.projectId)
    return dataset
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

  /** @throws LakeError 400 for a bad name or access mode, 409 when the dataset exists */
  create(name: string, aclMode = 'public'): void {
    if (!DATASET_NAME.test(name)) {
      throw apiError(
        400,
        'Bad Request',
        'Dataset names can only contain lowercase characters, numbers, underscores and dashes, start with a letter or number, and be at most 64 characters',
      )
    }
    if (!ACL_MODES.includes(aclMode)) {
      throw apiError(400, 'Bad Request', `Invalid aclMode: "${aclMode}"`)
    }
    if (this.has(name)) throw apiError(409, 'Conflict', `Dataset "${name}" already exists`)
    this.#database
      .prepare('INSERT INTO dataset VALUES(?, ?, ?)')
      .run(name, aclMode, new Date().toISOString())
    this.#datasets.set(name, new Dataset(this.#database, name))
  }

  /** @throws LakeError 404 when there is no such dataset */
  delete(name: string): void {
    this.dataset(name)
    this.#database.prepare('DELETE FROM dataset WHERE name = ?').run(name)
    this.#datasets.delete(name)
  }

  close(): void {
    this.#database.close()
  }
}

function datasetNotFound(name: string, projectId: string) {
  const message = `Dataset "${name}" not found for project ID "${projectId}"`
  return apiError(404, 'Not Found', `Dataset not found: ${message}`)
}
