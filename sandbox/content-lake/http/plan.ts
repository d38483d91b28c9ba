import type { Hono } from 'hono'
import { apiError } from '../errors.ts'

const ROOT = '/:version{v[^/]+}'
const DATASET = `${ROOT}/projects/:project/datasets/:dataset`

/** What only hosted projects have, and of these only those whose plan includes it. */
const ABSENT: readonly (readonly [feature: string, paths: readonly string[]])[] = [
  ['Backups', [`${DATASET}/backups`, `${DATASET}/backups/*`, `${DATASET}/settings/backups`]],
  ['Dataset embeddings', [`${DATASET}/settings/embeddings`, `${ROOT}/embeddings-index/*`]],
  ['Invitations', [`${ROOT}/invitations/project/*`]],
  ['Media libraries', [`${ROOT}/media-libraries/*`]],
  ['Canvases', [`${ROOT}/canvases/*`]],
  ['Knowledge bases', [`${ROOT}/knowledge-bases/*`]],
  ['Dashboards', [`${ROOT}/dashboards/*`]],
  ['Agent actions', [`${ROOT}/agent/*`]],
  ['Functions', [`${ROOT}/functions/*`]],
  ['GraphQL APIs', [`${ROOT}/graphql/*`, `${ROOT}/apis/graphql/*`]],
]

/**
 * Answers for what the lake doesn't have as a hosted project does whose plan doesn't include it: 402, which
 * the CLI takes for that. Lists of such things are empty.
 */
export function addAbsentRoutes(app: Hono): void {
  // The CLI asks who is invited whenever it lists the members of a project.
  app.get(`${ROOT}/invitations/project/:project`, (context) => context.json([]))
  for (const [feature, paths] of ABSENT) {
    const refuse = () => {
      const message = `${feature} are not included in the plan of this project`
      throw apiError(402, 'Payment Required', message)
    }
    for (const path of paths) app.all(path, refuse)
  }
}
