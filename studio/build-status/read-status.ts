/** Reads the outcome of the site's last build from its `/build-status.json`. */
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

/** @returns null when the site can't be reached or answers something else */
export async function readStatus(siteUrl: string): Promise<BuildStatus | null> {
  try {
    const response = await fetch(`${siteUrl}/build-status.json`, { cache: 'no-store' })
    const parsed = v.safeParse(statusSchema, response.ok ? await response.json() : null)
    return parsed.success ? parsed.output : null
  } catch {
    // Editors can work without a status.
    return null
  }
}

/** A message for each notice of the build; none when all is well. */
export function messagesOf(status: BuildStatus | null): string[] {
  if (status === null) return []
  return status.notices.map(({ artefact, document, field, problem, remedy }) => {
    const place = [document, field && `field ${field}`].filter(Boolean).join(', ')
    return `${place || (artefact === '/' ? 'The site' : artefact)}: ${problem} ${remedy}`
  })
}
