/** The fixed network ports that tests use, in one table so that no two collide. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { portOf } from './hostile-requests.ts'

/**
 * Added to each port, so that two checkouts can run their tests at the same time:
 * `TEST_PORT_OFFSET=300 npm test`.
 */
const offset = Number(process.env['TEST_PORT_OFFSET'] ?? 0)

/** @returns the port that this checkout uses in place of `standard` */
function port(standard: number): number {
  return standard + offset
}

export const PORTS = {
  /** The stack that the browser tests run against. */
  stack: { site: port(5183), studio: port(5186), lake: port(3983), emailManager: port(3985) },
  lakeRestart: { studio: port(5188), lake: port(3988) },
  failedSetUp: { site: port(5196), studio: port(5195), lake: port(3996), emailManager: port(3995) },
  nightlyStack: {
    site: port(5197),
    studio: port(5198),
    lake: port(3997),
    emailManager: port(3998),
  },
}

/** The environment variables that set the ports of `npm start` and `npm run dev`. */
export function portEnvironment(ports: typeof PORTS.stack): Record<string, string> {
  return {
    SITE_PORT: String(ports.site),
    STUDIO_PORT: String(ports.studio),
    LAKE_PORT: String(ports.lake),
    EMAIL_MANAGER_PORT: String(ports.emailManager),
  }
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const free = portOf(server)
  server.close()
  await once(server, 'close')
  return free
}
