/** Address of the snapshot of a page: the file with the content that the build rendered (`snapshot.ts`). */
export function snapshotPath(path: string): string {
  const name = path.replace(/^\/+|\/+$/g, '')
  return `/content/${name === '' ? 'index' : name}.json`
}
