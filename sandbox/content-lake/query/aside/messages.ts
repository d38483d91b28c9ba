import type { LakeErrorStatus } from '../../errors.ts'
import type { JsonObject } from '../../json.ts'
import type { QueryRequest } from '../answer.ts'
import type { Changes } from './replica.ts'

/** To the process: documents that it lacks, or a query over those that it has. */
export type AsideRequest =
  | { type: 'documents'; source: string; changes: Changes }
  | { type: 'query'; source: string; request: QueryRequest; cpuMilliseconds: number }

/** From the process: the answer to the query that it was asked. */
export type AsideReply =
  | { type: 'answer'; text: string }
  | { type: 'refusal'; status: LakeErrorStatus; message: string; body: JsonObject }
  | { type: 'fault'; stack: string }
