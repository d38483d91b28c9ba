/** Minimal environment for commands under test: `PATH` and Node's compile cache, no settings of this machine. */
export const bareEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
}
