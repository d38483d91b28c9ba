/**
 * Earlier versions of the compliance summary, whose links contain their hash and stand in mails and other
 * people's pages. A host that starts each build with an empty folder has none: they are read from the live
 * site then.
 */
import * as v from 'valibot'
import { LONGEST_WAIT } from '../longest-wait.ts'
import { sha256 } from '../sha256.ts'
import type { NextSite } from './next-site.ts'

/** Part of the site, for a later build that knows nothing of this one. */
export const SUMMARIES_FILE = 'docs/summaries.json'

const listSchema = v.array(v.array(v.pipe(v.string(), v.regex(/^\/docs\/[0-9a-f]{16}\.pdf$/))))

/** Name of a summary, which begins with its hash. */
export function summaryAddress(pdf: Uint8Array): string {
  return `/docs/${sha256(pdf).slice(0, 16)}.pdf`
}

/**
 * Puts the live site's summaries into the next site. Those that can't be read are named and left out.
 *
 * @param siteUrl public address of the live site
 * @returns those that were put, in the order of the live site's list, newest first, for `keepEarlier`
 */
export async function recoverSummaries(site: NextSite, siteUrl: string): Promise<string[][]> {
  try {
    const list = v.parse(listSchema, JSON.parse(String(await read(`${siteUrl}/${SUMMARIES_FILE}`))))
    const put = new Set<string>()
    for (const address of new Set(list.flat()))
      if (await recover(site, siteUrl, address)) put.add(address)
    return list.map((names) => names.filter((name) => put.has(name)))
  } catch (error) {
    console.log(
      `Earlier summaries can’t be read from ${siteUrl}, as before its first publication: links to them find no page. (${messageOf(error)})`,
    )
    return []
  }
}

async function recover(site: NextSite, siteUrl: string, address: string): Promise<boolean> {
  try {
    const pdf = await read(siteUrl + address)
    if (summaryAddress(pdf) !== address) throw new Error('its content is not that of its name')
    await site.put(address, pdf)
    return true
  } catch (error) {
    console.log(`${siteUrl}${address} can’t be kept: ${messageOf(error)}`)
    return false
  }
}

async function read(url: string): Promise<Buffer> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(LONGEST_WAIT),
    redirect: 'error',
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return Buffer.from(await response.bytes())
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown error'
}
