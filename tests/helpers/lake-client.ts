import { createClient } from '@sanity/client'
import { stack } from './stack.ts'

/** Edits the content of the stack under test through the API. */
export const lakeClient = createClient({
  projectId: 'localdev',
  dataset: 'production',
  apiVersion: '2025-02-19',
  apiHost: stack.lakeUrl,
  useProjectHostname: false,
  useCdn: false,
})

/** Sets a field of a published document while `during` runs, and restores it afterwards. */
export async function withEdit(
  id: string,
  field: string,
  value: string,
  during: () => Promise<void>,
): Promise<void> {
  const before = await lakeClient.getDocument(id)
  await lakeClient
    .patch(id)
    .set({ [field]: value })
    .commit()
  try {
    await during()
  } finally {
    await lakeClient
      .patch(id)
      .set({ [field]: before?.[field] })
      .commit()
  }
}
