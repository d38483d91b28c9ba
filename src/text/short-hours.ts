/** A time in the room of a phone's column, or of a chart: 2–4 h. */
export function shortHours(words: string): string {
  return words.replace(/ hours(?!\w)/, ' h')
}
