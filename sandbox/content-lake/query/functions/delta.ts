import { operationOf } from '../change.ts'
import { ofScope, type FunctionFamily } from './function.ts'

/** What the rule of a webhook asks of the change that it is run for. */
export const deltaFunctions: FunctionFamily = {
  'global::before': ofScope(({ run }) => run.change?.before ?? null),
  'global::after': ofScope(({ run }) => run.change?.after ?? null),
  'delta::operation': ofScope(({ run }) => run.change && operationOf(run.change)),
}
