import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { type LakeDocument, parseStoredDocument, type Transaction } from '../document.ts'
import { isJsonObject, type JsonObject } from '../json.ts'

/** Selects transactions of the log. */
export interface TransactionFilter {
  /** Only transactions that changed one of these documents. */
  documentIds?: readonly string[]
  /** Only transactions by one of these users. */
  authors?: readonly string[]
  /** First and last sequence number. */
  from?: number
  to?: number
  /** Newest first. */
  reverse?: boolean
  limit?: number
}

export interface LoggedTransaction extends Transaction {
  /** Position in the log; larger for later transactions. */
  sequence: number
}

const SELECT_CHANGES = `
SELECT d.document_id AS id, d.content AS after, (
  SELECT p.content FROM transaction_document p JOIN transaction_log q USING(sequence)
  WHERE p.document_id = d.document_id AND p.sequence < d.sequence AND q.dataset = :dataset
  ORDER BY p.sequence DESC LIMIT 1
) AS before
FROM transaction_document d WHERE d.sequence = :sequence`

// Version ids are selected as a range, so that SQLite can use the index on document_id.
const SELECT_GROUP_IDS = `
SELECT DISTINCT d.document_id AS id
FROM transaction_document d JOIN transaction_log l USING(sequence)
WHERE l.dataset = :dataset AND (d.document_id IN (:id, 'drafts.' || :id)
  OR (d.document_id BETWEEN 'versions.' AND 'versions/'
    AND substr(d.document_id, instr(substr(d.document_id, 10), '.') + 10) = :id))`

const SELECT_STATES = `
SELECT d.content FROM transaction_document d JOIN transaction_log l USING(sequence)
WHERE l.dataset = ? AND d.document_id = ? AND d.sequence <= ?`

/** Reads a dataset's append-only log of transactions. */
export class TransactionLog {
  readonly #database: DatabaseSync
  readonly #dataset: string

  constructor(database: DatabaseSync, dataset: string) {
    this.#database = database
    this.#dataset = dataset
  }

  /** Sequence number of a transaction; null for an unknown id. */
  sequenceOf(transactionId: string): number | null {
    const row = this.#database
      .prepare('SELECT sequence FROM transaction_log WHERE dataset = ? AND id = ?')
      .get(this.#dataset, transactionId)
    return row ? Number(row['sequence']) : null
  }

  /** The newest transaction; null in an empty log. */
  newest(): { id: string; sequence: number } | null {
    const row = this.#database
      .prepare(
        'SELECT id, sequence FROM transaction_log WHERE dataset = ? ORDER BY sequence DESC LIMIT 1',
      )
      .get(this.#dataset)
    return row ? { id: String(row['id']), sequence: Number(row['sequence']) } : null
  }

  /** Sequence number of the last transaction at or before `timestamp`, 0 if there is none. */
  sequenceAt(timestamp: string): number {
    const row = this.#database
      .prepare(
        'SELECT max(sequence) AS last FROM transaction_log WHERE dataset = ? AND timestamp <= ?',
      )
      .get(this.#dataset, timestamp)
    return Number(row?.['last'] ?? 0)
  }

  /** The ids under which a document has ever existed: published, draft, versions. */
  idsInGroup(publishedId: string): string[] {
    return this.#database
      .prepare(SELECT_GROUP_IDS)
      .all({ dataset: this.#dataset, id: publishedId })
      .map(({ id }) => String(id))
  }

  /** The ids of all documents that have ever existed below a path, such as `versions.spring`. */
  idsBelow(path: string): string[] {
    return this.#database
      .prepare(
        `SELECT DISTINCT d.document_id AS id
         FROM transaction_document d JOIN transaction_log l USING(sequence)
         WHERE l.dataset = ? AND d.document_id BETWEEN ? AND ?`,
      )
      .all(this.#dataset, `${path}.`, `${path}/`)
      .map(({ id }) => String(id))
  }

  /** A document after a transaction; null if it did not exist then. */
  documentAt(id: string, sequence: number): LakeDocument | null {
    const row = this.#database
      .prepare(`${SELECT_STATES} ORDER BY d.sequence DESC LIMIT 1`)
      .get(this.#dataset, id, sequence)
    return parseDocument(row?.['content'] ?? null)
  }

  /** The last state of a document, even if it has been deleted. */
  lastRevisionOf(id: string): LakeDocument | null {
    const row = this.#database
      .prepare(`${SELECT_STATES} AND d.content IS NOT NULL ORDER BY d.sequence DESC LIMIT 1`)
      .get(this.#dataset, id, Number.MAX_SAFE_INTEGER)
    return parseDocument(row?.['content'] ?? null)
  }

  /** Yields transactions with their effect on each document, oldest first unless reversed. */
  *read({
    documentIds,
    authors,
    from = 0,
    to,
    reverse,
    limit,
  }: TransactionFilter): Generator<LoggedTransaction> {
    const documentCondition =
      documentIds &&
      `AND sequence IN (SELECT sequence FROM transaction_document WHERE document_id IN
       (SELECT value FROM json_each(:ids)))`
    const authorCondition = authors && 'AND author IN (SELECT value FROM json_each(:authors))'
    const rows = this.#database
      .prepare(
        `SELECT * FROM transaction_log WHERE dataset = :dataset
         AND sequence BETWEEN :from AND :to ${documentCondition ?? ''} ${authorCondition ?? ''}
         ORDER BY sequence ${reverse === true ? 'DESC' : 'ASC'} LIMIT :limit`,
      )
      .all({
        dataset: this.#dataset,
        from,
        to: to ?? Number.MAX_SAFE_INTEGER,
        limit: limit ?? -1,
        ...(documentIds && { ids: JSON.stringify(documentIds) }),
        ...(authors && { authors: JSON.stringify(authors) }),
      })
    for (const row of rows) yield this.#toTransaction(row)
  }

  #toTransaction(row: Record<string, SQLOutputValue>): LoggedTransaction {
    const sequence = Number(row['sequence'])
    const mutations = parseMutations(row['mutations'])
    const changed = this.#database.prepare(SELECT_CHANGES).all({ dataset: this.#dataset, sequence })
    const changes = changed.map(({ id, before, after }) => ({
      id: String(id),
      before: parseDocument(before ?? null),
      after: parseDocument(after ?? null),
      mutations: mutations.filter((mutation) => documentIdOf(mutation) === id),
    }))
    return {
      sequence,
      id: String(row['id']),
      timestamp: String(row['timestamp']),
      author: String(row['author']),
      changes,
    }
  }
}

function parseDocument(content: SQLOutputValue): LakeDocument | null {
  return content === null ? null : parseStoredDocument(content)
}

function parseMutations(text: SQLOutputValue | undefined): JsonObject[] {
  const mutations: unknown = JSON.parse(String(text))
  return Array.isArray(mutations) ? mutations.filter(isJsonObject) : []
}

/** The id of a logged mutation's document. In the log, every mutation selects its document by id. */
function documentIdOf(mutation: JsonObject): unknown {
  const [body] = Object.values(mutation)
  return isJsonObject(body) ? (body['_id'] ?? body['id']) : undefined
}
