import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { getPath } from 'hono/utils/url'
import { AssetFiles } from '../assets/files.ts'
import { diskFullError, LakeError } from '../errors.ts'
import { addFaultRoutes, Faults, applyFaults } from '../faults/routes.ts'
import { isDiskFull } from '../store/database.ts'
import type { Lake } from '../store/lake.ts'
import { addAssetFileRoutes } from './asset-files.ts'
import { addAssetUploadRoutes } from './asset-upload.ts'
import { checkProject, checkRequest, cors, noSniffing } from './checks.ts'
import {
  addActionRoutes,
  addDocumentRoutes,
  addMutateRoutes,
  addReferenceRoutes,
} from './documents.ts'
import type { LakeEnvironment } from './environment.ts'
import { addListenRoutes, addLiveRoutes } from './events.ts'
import { addExportRoutes } from './export.ts'
import { addHistoryRoutes } from './history.ts'
import { addDatasetRoutes, addProjectRoutes } from './projects.ts'
import { addQueryRoutes } from './query.ts'
import { addUserSettingsRoutes, addStudioRoutes, addUserRoutes } from './studio.ts'
import { addChooseEditorRoutes } from './choose-editor.ts'

/** The lake's HTTP interface. */
export function createApp(environment: LakeEnvironment): Hono {
  const app = new Hono({ getPath: (request) => routingPath(getPath(request), environment.lake) })
  const { log } = environment
  // `cors` adds its headers to error responses too, so that a page can read the error.
  app.onError((error, context) => {
    if (error instanceof LakeError) return context.json(error.body, error.status)
    if (isDiskFull(error)) {
      log(`${error.message}: make room where the data is kept (${environment.assetsDirectory})`)
      return context.json(diskFullError().body, 507)
    }
    log(error.stack ?? error.message)
    const message = 'An internal server error occurred'
    return context.json({ statusCode: 500, error: 'Internal Server Error', message }, 500)
  })
  // Unknown routes are logged, so that a new request of an upgraded client is noticed.
  app.notFound((context) => {
    const message = `No route for ${context.req.method} ${context.req.path}`
    log(message)
    return context.json({ statusCode: 404, error: 'Not Found', message }, 404)
  })
  app.use(noSniffing, cors)
  const faults = new Faults()
  const files = new AssetFiles(environment.assetsDirectory)
  addFaultRoutes(app, faults, [environment.lake, files])
  app.use(applyFaults(faults))
  const requireProject = checkProject(environment.lake.projectId)
  app.use('/:version{v[^/]+}/*', checkRequest, requireProject, compress())
  app.use('/:version{v[^/]+}/projects/:project/*', requireProject)
  addQueryRoutes(app, environment)
  addDocumentRoutes(app, environment)
  addMutateRoutes(app, environment)
  addActionRoutes(app, environment)
  addListenRoutes(app, environment)
  addLiveRoutes(app, environment)
  addHistoryRoutes(app, environment)
  addExportRoutes(app, environment)
  addReferenceRoutes(app, environment)
  addProjectRoutes(app, environment)
  addUserRoutes(app, environment)
  addChooseEditorRoutes(app, environment)
  addUserSettingsRoutes(app, environment)
  addStudioRoutes(app, environment)
  addDatasetRoutes(app, environment, files)
  addAssetUploadRoutes(app, environment, files)
  addAssetFileRoutes(app, environment, files)
  return app
}

const RESOURCE_PATH =
  /^(?<version>\/v[^/]+)\/projects\/(?<project>[^/]+)\/datasets\/(?<dataset>[^/]+)\/(?<operation>query|mutate|actions|doc|listen|live\/events|history|export)(?<rest>\/.*)?$/

/**
 * The path that the routes are matched against.
 *
 * A client whose `resource` option is a dataset requests `/projects/<project>/datasets/<dataset>/query` instead of
 * `/data/query/<dataset>`. `@sanity/migrate` requests `//v…`, which the hosted lake treats as `/v…`.
 */
function routingPath(path: string, { projectId }: Pick<Lake, 'projectId'>): string {
  const singleSlash = path.replace(/^\/+/, '/')
  const {
    version,
    project,
    dataset,
    operation,
    rest = '',
  } = RESOURCE_PATH.exec(singleSlash)?.groups ?? {}
  return version !== undefined && project === projectId
    ? `${version}/data/${String(operation)}/${String(dataset)}${rest}`
    : singleSlash
}
