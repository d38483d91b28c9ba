/** How many arguments a function takes: at least, and at most. */
type Arity = readonly [least: number, most: number]

const ANY: Arity = [0, Infinity]

/** Every function of the language, by namespace and name; `functions/` lacks some. */
const SIGNATURES: Readonly<Record<string, Readonly<Record<string, Arity>>>> = {
  global: {
    anywhere: [1, 1],
    boost: [2, 2],
    coalesce: ANY,
    count: [1, 1],
    dateTime: [1, 1],
    defined: [1, 1],
    geo: ANY,
    identity: [0, 0],
    length: [1, 1],
    lower: [1, 1],
    now: [0, 0],
    path: [1, 1],
    references: [1, Infinity],
    round: [1, 2],
    string: [1, 1],
    upper: [1, 1],
  },
  array: { compact: [1, 1], intersects: [2, 2], join: [2, 2], unique: [1, 1] },
  dateTime: { now: [0, 0] },
  diff: { changedAny: [3, 3], changedOnly: [3, 3] },
  documents: {
    get: ANY,
    incomingGlobalDocumentReferenceCount: ANY,
    incomingRefCount: ANY,
  },
  geo: { contains: ANY, distance: ANY, intersects: ANY, latLng: ANY },
  math: { avg: [1, 1], max: [1, 1], min: [1, 1], sum: [1, 1] },
  media: { aspect: [2, 2] },
  pt: { text: [1, 1] },
  releases: { all: [0, 0] },
  sanity: { dataset: ANY, partOfRelease: [1, 1], projectId: ANY, versionOf: [1, 1] },
  string: { lower: [1, 1], split: [2, 2], startsWith: [2, 2], upper: [1, 1] },
  text: { query: [1, 1], semanticSimilarity: [1, 1] },
  user: { attributes: ANY },
}

const PIPES: Readonly<Record<string, Arity>> = { order: [1, Infinity], score: [1, Infinity] }

/** @throws Error for a function that does not exist, or takes another number of arguments */
export function checkCall(namespace: string, name: string, count: number): void {
  const functions = own(SIGNATURES, namespace)
  if (!functions) throw new Error(`Undefined namespace: ${namespace}`)
  checkArity(own(functions, name), `Undefined function: ${name}`, name, count)
}

/** As `checkCall`, for a function after `|`. */
export function checkPipe(namespace: string, name: string, count: number): void {
  if (namespace !== 'global') throw new Error(`Undefined namespace: ${namespace}`)
  checkArity(own(PIPES, name), `Undefined pipe function: ${name}`, name, count)
}

/** @throws Error unless the function exists and takes this number of arguments */
function checkArity(
  arity: Arity | undefined,
  undefinedMessage: string,
  name: string,
  count: number,
): void {
  if (!arity) throw new Error(undefinedMessage)
  const [least, most] = arity
  if (count >= least && count <= most) return
  const expected = least === most ? ` Expected ${least}, got ${count}.` : ''
  throw new Error(`Incorrect number of arguments to function ${name}().${expected}`)
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
