import { createClient } from '@sanity/client'
import { stack } from './stack.ts'

/** Edits the content of the stack under test, as a program of the marketing staff would. */
export const lakeClient = createClient({
  projectId: 'localdev',
  dataset: 'production',
  apiVersion: '2025-02-19',
  apiHost: stack.lakeUrl,
  useProjectHostname: false,
  useCdn: false,
})

/** Puts a field of a published document to a value while `during` runs, and back afterwards. */
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
