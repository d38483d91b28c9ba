import { referencedIds } from '../evaluate/references.ts'
import { asList, isObject } from '../evaluate/values.ts'
import { ofScope, type FunctionFamily, type GroqFunction } from './function.ts'

export const documentFunctions: FunctionFamily = {
  'global::references': references(),
  // `dataset:<project>.<dataset>:<id>`; documents of other datasets are not available.
  'documents::get': ofScope(({ run }, reference) => {
    if (typeof reference !== 'string') return null
    const { projectId, dataset } = run.sanity
    const prefix = `dataset:${projectId}.${dataset}:`
    return reference.startsWith(prefix)
      ? (run.view.byId().get(reference.slice(prefix.length)) ?? null)
      : null
  }),
  'documents::incomingRefCount': ofScope(({ run, value }) => {
    if (!isObject(value) || typeof value['_id'] !== 'string') return null
    return run.view.referrerCounts().get(value['_id']) ?? 0
  }),
  'documents::incomingGlobalDocumentReferenceCount': ofScope(() => null),
}

function references(): GroqFunction {
  return (args, compile) => {
    const targets = args.map(compile)
    return (scope) => {
      const own = referencedIds(scope.value)
      if (own.size === 0) return false
      return targets.some((target) => {
        const id = target(scope)
        const ids = asList(id) ?? [id]
        return ids.some((each) => typeof each === 'string' && own.has(each))
      })
    }
  }
}
