/** Files of earlier builds, to which open pages and other people's links lead. */
import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { LONGEST_WAIT } from '../longest-wait.ts'
import type { NextSite } from './next-site.ts'

/** Number of earlier builds whose files stay on the site, for visitors who have an older page open. */
const KEPT_BUILDS = 10

/**
 * Keeps files of earlier builds. Their names contain a hash of their content, so that no other file can
 * have the same name.
 *
 * @param current names of the build's own files of this kind, which have been put
 * @param earlier names of the files of the builds before, newest first
 * @returns the same with this build in front; builds that had the same files count as one
 */
export async function keepEarlier(
  site: NextSite,
  current: readonly string[],
  earlier: readonly string[][],
): Promise<string[][]> {
  const generations = new Map(
    [current, ...earlier].map((names) => {
      const sorted = names.toSorted()
      return [JSON.stringify(sorted), sorted]
    }),
  )
  const kept = [...generations.values()].slice(0, KEPT_BUILDS + 1)
  for (const name of new Set(kept.slice(1).flat())) await site.keep(name)
  return kept
}

/**
 * Lists the earlier versions of the compliance summary, whose links contain their hash. It is part of the site: a host
 * that starts each build with an empty folder reads them from the live site.
 */
export const SUMMARIES_FILE = 'docs/summaries.json'

const listSchema = v.array(v.pipe(v.string(), v.regex(/^\/docs\/[0-9a-f]{16}\.pdf$/)))

/** Name of a summary, which begins with its hash. */
export function summaryAddress(pdf: Uint8Array): string {
  return `/docs/${hash('sha256', pdf).slice(0, 16)}.pdf`
}

/**
 * Keeps the earlier summaries of the present site, or else of the live site.
 *
 * @param current address of the build's own summary
 * @param siteUrl public address of the live site
 */
export async function keepSummaries(
  site: NextSite,
  current: string | undefined,
  siteUrl: string,
): Promise<void> {
  const kept = current === undefined ? [] : [current]
  const earlier = (await earlierSummaries(site, siteUrl)).filter((name) => name !== current)
  for (const address of earlier.slice(0, KEPT_BUILDS))
    if ((await site.keep(address)) || (await recover(site, siteUrl, address))) kept.push(address)
  await site.put(SUMMARIES_FILE, JSON.stringify(kept))
}

/** Addresses of the summaries that the present site has, or else the live site, newest first. */
async function earlierSummaries(site: NextSite, siteUrl: string): Promise<string[]> {
  const present = path.join(site.present, SUMMARIES_FILE)
  if (!existsSync(present) && !siteUrl.startsWith('https:')) return []
  try {
    const list = existsSync(present)
      ? await readFile(present, 'utf8')
      : Buffer.from(await read(`${siteUrl}/${SUMMARIES_FILE}`)).toString()
    return v.parse(listSchema, JSON.parse(list))
  } catch (error) {
    console.log(
      `Earlier summaries can’t be read from ${siteUrl}, as before its first publication: links to them find no page. (${messageOf(error)})`,
    )
    return []
  }
}

/** Puts a summary of the live site; one that can't be read is named and left out. */
async function recover(site: NextSite, siteUrl: string, address: string): Promise<boolean> {
  try {
    const pdf = await read(siteUrl + address)
    if (summaryAddress(pdf) !== address) throw new Error('its content does not match its name')
    await site.put(address, pdf)
    return true
  } catch (error) {
    console.log(`${siteUrl}${address} can’t be kept: ${messageOf(error)}`)
    return false
  }
}

async function read(url: string): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(LONGEST_WAIT)
  const response = await fetch(url, { signal, redirect: 'error' })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return await response.bytes()
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown error'
}
