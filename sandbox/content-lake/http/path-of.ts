import type { Lake } from '../store/lake.ts'

const RESOURCE =
  /^(?<version>\/v[^/]+)\/projects\/(?<project>[^/]+)\/datasets\/(?<dataset>[^/]+)\/(?<operation>query|mutate|actions|doc|listen|live\/events|history|export)(?<rest>\/.*)?$/

/**
 * The path by which a request is routed.
 *
 * A client whose `resource` is a dataset asks `/projects/<project>/datasets/<dataset>/query` for what others
 * ask `/data/query/<dataset>` for. `@sanity/migrate` asks for `//v…`, which the hosted lake takes for `/v…`.
 */
export function pathOf(path: string, { projectId }: Pick<Lake, 'projectId'>): string {
  const single = path.replace(/^\/+/, '/')
  const { version, project, dataset, operation, rest = '' } = RESOURCE.exec(single)?.groups ?? {}
  return version !== undefined && project === projectId
    ? `${version}/data/${String(operation)}/${String(dataset)}${rest}`
    : single
}
