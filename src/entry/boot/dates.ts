import { istDate } from '../../text/ist-date.ts'

/** Shows today's date in India where the page has that of its content. */
export function showToday(): void {
  for (const element of document.querySelectorAll('[data-today]'))
    element.textContent = istDate(new Date())
}
