/** Operators that open and close a run of decoration (ISO 32000-1, 14.8.2.2). */
const OPEN = '/Artifact BMC'
const CLOSE = 'EMC'

/** Operators that paint; a run without any needs no mark. */
const PAINTS = /(?:^|\s)(?:f\*?|F|[Bb]\*?|[Ss]|sh|Do|Tj|TJ|'|")$/

/**
 * Marks what a content stream paints outside of tagged content as decoration.
 *
 * @param content operators as Skia writes them: one a line, tagged content never within other
 */
export function withArtifacts(content: string): string {
  const marked: string[] = []
  let run: string[] = []
  let isTagged = false

  function endRun() {
    if (run.some((line) => PAINTS.test(line))) marked.push(OPEN, ...run, CLOSE)
    else marked.push(...run)
    run = []
  }

  for (const line of content.split('\n')) {
    if (line.endsWith('BDC')) {
      endRun()
      isTagged = true
    }
    if (isTagged) marked.push(line)
    else run.push(line)
    if (line === CLOSE) isTagged = false
  }
  endRun()
  return marked.join('\n')
}
