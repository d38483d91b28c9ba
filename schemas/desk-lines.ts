import type { DeskLine } from './desk-place.ts'

/** Lines of the desk that several types share. */
export const pagesLine: DeskLine = {
  title: 'Pages',
  holds: 'The words of each page, under the page’s name and address',
}

export const slaLine: DeskLine = {
  title: 'SLA',
  holds: 'The short table (home page) and the full schedule (Fleet retainer and its PDF)',
}

export const printablesLine: DeskLine = {
  title: 'Documents',
  holds: 'The words of the printable documents and their PDFs',
}
