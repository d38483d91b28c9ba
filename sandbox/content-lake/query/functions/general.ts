import { LOCAL_USER } from '../../http/user.ts'
import { asList, PathPattern } from '../evaluate/values.ts'
import { ofValues, type FunctionFamily } from './function.ts'

export const generalFunctions: FunctionFamily = {
  'global::coalesce': (args, compile) => {
    const choices = args.map(compile)
    return (scope) => {
      for (const choice of choices) {
        const value = choice(scope)
        if (value !== null) return value
      }
      return null
    }
  },
  'global::count': ofValues((list) => asList(list)?.length ?? null),
  'global::defined': ofValues((value) => value !== null),
  'global::identity': ofValues(() => LOCAL_USER.id),
  'global::length': ofValues((value) =>
    typeof value === 'string' ? Array.from(value).length : (asList(value)?.length ?? null),
  ),
  'global::path': ofValues((pattern) =>
    typeof pattern === 'string' ? new PathPattern(pattern) : null,
  ),
  // Null and no error, so that a query written for the hosted lake runs: the local user has no attributes.
  'user::attributes': ofValues(() => null),
}
