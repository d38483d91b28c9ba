/** All that a command of the product may know of this machine: its programs, and where Node keeps compiled code. */
export const bareEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
}
