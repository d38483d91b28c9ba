/** What became of the site's last build, as it stands at `/build-status.json` of the site. */
import * as v from 'valibot'

const statusSchema = v.object({
  state: v.picklist(['ok', 'kept-back', 'failed']),
  notices: v.array(
    v.object({
      document: v.nullable(v.string()),
      artefact: v.string(),
      field: v.nullable(v.string()),
      problem: v.string(),
      remedy: v.string(),
    }),
  ),
})

export type BuildStatus = v.InferOutput<typeof statusSchema>

/** @returns null when the site can't be asked, or answers something else: then nothing is known */
export async function readStatus(siteUrl: string): Promise<BuildStatus | null> {
  try {
    const response = await fetch(`${siteUrl}/build-status.json`, { cache: 'no-store' })
    const parsed = v.safeParse(statusSchema, response.ok ? await response.json() : null)
    return parsed.success ? parsed.output : null
  } catch {
    // Out of reach: editors can work on, and are told of nothing that is not known.
    return null
  }
}

/** A sentence or two for each thing that editors must know of; none when all is well. */
export function messagesOf(status: BuildStatus | null): string[] {
  if (status === null) return []
  return status.notices.map(({ artefact, document, field, problem, remedy }) => {
    const place = [document, field && `field ${field}`].filter(Boolean).join(', ')
    return `${place || (artefact === '/' ? 'The site' : artefact)}: ${problem} ${remedy}`
  })
}
