import type { Context, Hono } from 'hono'
import { copyAssets } from '../assets/copy.ts'
import type { AssetFiles } from '../assets/files.ts'
import { generateId } from '../document.ts'
import { apiError, badRequest } from '../errors.ts'
import { flagOf, limitJson, readJsonObject } from './body.ts'
import type { LakeEnvironment } from './environment.ts'
import { respondWithEvents } from './events.ts'
import { readCount, readSearch } from './parameters.ts'
import { checkProject } from './projects.ts'
import { userOfRequest } from './user.ts'

const ROOT = '/:version{v[^/]+}'
const PROJECT = `${ROOT}/projects/:project`
const LISTED = 10

/** Copies of datasets, and `/jobs`: each has ended when it is answered that it has begun. */
export function addCopyRoutes(app: Hono, environment: LakeEnvironment, files: AssetFiles): void {
  const { lake, baseUrl } = environment
  const find = (context: Context) => {
    const job = lake.copyJobs.get(context.req.param('job') ?? '')
    if (!job) throw apiError(404, 'Not Found', 'Job not found')
    return job
  }

  const paths = [`${ROOT}/datasets/:dataset/copy`, `${PROJECT}/datasets/:dataset/copy`]
  app.on('PUT', paths, limitJson, async (context) => {
    checkProject(lake.projectId, context.req.param('project'))
    const body = await readJsonObject(context)
    const { targetDataset: target } = body
    if (typeof target !== 'string') throw badRequest('Missing "targetDataset"')
    const source = lake.dataset(context.req.param('dataset') ?? '').name
    const { id: author } = userOfRequest(lake, context)
    const withHistory = !flagOf(body, 'skipHistory')
    const withReleases = !flagOf(body, 'skipContentReleases')
    const createdAt = new Date().toISOString()
    lake.copy({ source, target, withHistory, withReleases, author })
    await files.copyDataset(source, target)
    copyAssets(lake.dataset(target), { projectId: lake.projectId, baseUrl, author })
    const id = `j${generateId()}`
    const updatedAt = new Date().toISOString()
    lake.copyJobs.put(id, {
      id,
      state: 'completed',
      progress: 100,
      authors: [author],
      sourceDataset: source,
      targetDataset: target,
      withHistory,
      createdAt,
      updatedAt,
    })
    const message = `Starting copying dataset ${source} to ${target}...`
    const aclMode = lake.aclModeOf(target)
    return context.json({ datasetName: source, message, aclMode, jobId: id })
  })

  app.get(`${PROJECT}/datasets/copy`, (context) => {
    checkProject(lake.projectId, context.req.param('project'))
    const search = readSearch(context)
    const offset = Number(search.get('offset') ?? 0)
    if (!Number.isSafeInteger(offset) || offset < 0) {
      throw badRequest('"offset" must be a number')
    }
    const jobs = lake.copyJobs.list().toReversed()
    return context.json(jobs.slice(offset, offset + readCount(search, 'limit', LISTED)))
  })
  app.get(`${ROOT}/jobs/:job`, (context) => {
    const { id, state, authors, createdAt, updatedAt } = find(context)
    return context.json({ id, state, authors, created_at: createdAt, updated_at: updatedAt })
  })
  app.get(`${ROOT}/jobs/:job/listen`, (context) => {
    const { id, state, progress } = find(context)
    return respondWithEvents(context, environment, (sink) => {
      sink.send({ event: 'job', data: { job_id: id, state, progress } })
      sink.send({ event: 'done', data: {} })
      sink.end()
      return () => {}
    })
  })
}
