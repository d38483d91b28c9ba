import { stack } from './stack.ts'
import { lakeClientAt } from '../../sandbox/start/lake-client.ts'

/** A client that edits the content of the stack under test. */
export const lakeClient = lakeClientAt(stack.lakeUrl)

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
