import { DateTime } from '../evaluate/date-time.ts'
import { ofScope, ofValues, type FunctionFamily } from './function.ts'

export const dateTimeFunctions: FunctionFamily = {
  'global::dateTime': ofValues((value) => {
    if (value instanceof DateTime) return value
    return typeof value === 'string' ? DateTime.parse(value) : null
  }),
  // The same instant throughout a query, as text or as a time.
  'global::now': ofScope(({ run }) => run.now.toISOString()),
  'dateTime::now': ofScope(({ run }) => new DateTime(run.now.getTime())),
}
