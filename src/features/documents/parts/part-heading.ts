/**
 * The heading of a part of a document, or null when the part has nothing to show.
 *
 * @param words the heading while an editor has set none
 * @param shown what the part lists; left out by a part that always has something
 */
export function partHeading(
  { heading }: { heading: string | null },
  words: string,
  shown: readonly unknown[] = [words],
): string | null {
  return shown.length > 0 ? (heading ?? words) : null
}
