import { outline, placeholdersLine, startLine } from './outline.ts'

const BEGIN = '<!-- begin: the desk, written by `npm run typegen` -->'
const END = '<!-- end: the desk -->'

/** The editors' guide with its table of the desk's entries as they are now. */
export function withDeskTable(guide: string): string {
  const begin = guide.indexOf(BEGIN)
  const end = guide.indexOf(END, begin)
  if (begin === -1 || end === -1) throw new Error(`The guide lacks ${BEGIN} or ${END}`)
  const rows = [startLine, ...outline, placeholdersLine].map(
    ({ title, holds }) => `| ${title} | ${holds} |`,
  )
  const table = ['| Entry | What is in it |', '| --- | --- |', ...rows].join('\n')
  return `${guide.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${guide.slice(end)}`
}
