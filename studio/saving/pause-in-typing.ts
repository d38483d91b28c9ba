/** The Studio sends what was typed after a second at most. */
const PAUSE_MS = 1000

/** When this tab's editor last typed, by published id. */
const lastTyped = new Map<string, number>()

export function noteKey(id: string): void {
  lastTyped.set(id, Date.now())
}

/** Resolves when the editor has not typed in a document for a moment. */
export async function pauseInTyping(id: string): Promise<void> {
  for (;;) {
    const left = (lastTyped.get(id) ?? 0) + PAUSE_MS - Date.now()
    if (left <= 0) return
    await new Promise((resolve) => setTimeout(resolve, left))
  }
}
