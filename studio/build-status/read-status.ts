/** Reads the outcome of the site's last build (`builder/report/build-status.ts`). */
import * as v from 'valibot'

const statusSchema = v.object({
  state: v.picklist(['ok', 'kept-back', 'failed', 'waiting']),
  notices: v.array(
    v.object({
      document: v.nullable(v.string()),
      documentId: v.optional(v.string()),
      artefact: v.string(),
      field: v.nullable(v.string()),
      problem: v.string(),
      remedy: v.string(),
    }),
  ),
})

export type BuildStatus = v.InferOutput<typeof statusSchema>

/**
 * Where the Studio finds the status: at an address of its own, else in the site; undefined without either.
 *
 * @param own for a host where a build that fails can't change the site, and so not say there that it has failed
 */
export function statusUrlOf(siteUrl: string | undefined, own: string | undefined) {
  return own || (siteUrl && `${siteUrl}/build-status.json`)
}

/** @returns null when the status can't be reached or is something else */
export async function readStatus(statusUrl: string): Promise<BuildStatus | null> {
  try {
    const response = await fetch(statusUrl, { cache: 'no-store' })
    const parsed = v.safeParse(statusSchema, response.ok ? await response.json() : null)
    return parsed.success ? parsed.output : null
  } catch {
    // Editors can work without a status.
    return null
  }
}

/** What an editor is told of a notice of the build. */
export type Message = {
  readonly text: string
  /** Name and id of the document at fault, as far as they are known. */
  readonly document: string
  readonly id: string
}

/** A message for each notice of the build; none when all is well. */
export function messagesOf(status: BuildStatus | null): Message[] {
  if (status === null) return []
  return status.notices.map(({ artefact, document, documentId, field, problem, remedy }) => {
    const place = [document, field && `field ${field}`].filter(Boolean).join(', ')
    return {
      text: `${place || (artefact === '/' ? 'The site' : artefact)}: ${problem} ${remedy}`,
      document: document ?? '',
      id: documentId ?? '',
    }
  })
}
