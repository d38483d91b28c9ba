import { glob, stat } from 'node:fs/promises'
import path from 'node:path'
import type { NextSite } from '../next-site.ts'

/** How many stay reachable for those who have an older page open. */
const KEPT = 10

/** Takes over the summaries of earlier builds, whose names are their hashes and so never reused. */
export async function keepEarlierSummaries(site: NextSite): Promise<void> {
  const folder = path.join(site.present, 'docs')
  const names = await Array.fromAsync(glob('*.pdf', { cwd: folder }))
  const hashNamed = names.filter((name) => /^[0-9a-f]{16}\.pdf$/.test(name))
  const dated = await Promise.all(
    hashNamed.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  )
  const newest = dated.toSorted((a, b) => b.at - a.at).slice(0, KEPT)
  for (const { name } of newest) await site.keep(`docs/${name}`)
}
