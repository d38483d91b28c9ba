import { publishedId, releaseOf } from '../../document.ts'
import type { Scope } from '../evaluate/scope.ts'
import { isObject } from '../evaluate/values.ts'
import { ofScope, type FunctionFamily } from './function.ts'

export const sanityFunctions: FunctionFamily = {
  'sanity::projectId': ofScope(({ run }) => run.sanity.projectId),
  'sanity::dataset': ofScope(({ run }) => run.sanity.dataset),
  'sanity::versionOf': ofScope((scope, id) => {
    const own = idOf(scope)
    return own === null || typeof id !== 'string' ? null : own === id || publishedId(own) === id
  }),
  'sanity::partOfRelease': ofScope((scope, release) => {
    const own = idOf(scope)
    return own === null || typeof release !== 'string' ? null : releaseOf(own) === release
  }),
  'releases::all': ofScope(({ run }) => run.view.byType().get('system.release') ?? []),
}

function idOf({ value }: Scope): string | null {
  return isObject(value) && typeof value['_id'] === 'string' ? value['_id'] : null
}
