import { isRecord } from './is-record.ts'

/** The top-level fields into which mutations write. Before it inserts an item, a form sets a missing list. */
export function fieldsWrittenBy(mutations: readonly unknown[]): string[] {
  const patches = mutations.filter(isRecord).map(({ patch }) => patch)
  const operations = patches
    .filter(isRecord)
    .flatMap(({ set, setIfMissing, diffMatchPatch }) => [set, setIfMissing, diffMatchPatch])
  const paths = operations.filter(isRecord).flatMap((operation) => Object.keys(operation))
  return paths.map((path) => path.replace(/[.[].*$/, ''))
}
