import { cp, glob, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** How many stay reachable for those who have an older page open. */
const KEPT = 10

/** Takes over the summaries of earlier builds, whose names are their hashes and so never reused. */
export async function keepEarlierSummaries(previousSite: string, site: string): Promise<void> {
  const folder = path.join(previousSite, 'docs')
  const names = await Array.fromAsync(glob('*.pdf', { cwd: folder }))
  const hashNamed = names.filter((name) => /^[0-9a-f]{16}\.pdf$/.test(name))
  const dated = await Promise.all(
    hashNamed.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  )
  const newest = dated.toSorted((a, b) => b.at - a.at).slice(0, KEPT)
  await mkdir(path.join(site, 'docs'), { recursive: true })
  for (const { name } of newest)
    await cp(path.join(folder, name), path.join(site, 'docs', name), { preserveTimestamps: true })
}
