/** Where the build puts the content of the page at `path`. */
export function snapshotPath(path: string): string {
  const name = path.replace(/^\/+|\/+$/g, '')
  return `/content/${name === '' ? 'index' : name}.json`
}
