import { IST_OFFSET } from '../../text/ist-date.ts'

/**
 * Shows today's date in India where the page has that of its content, in the words of `istDate`. The names of the months
 * stand in the page: `Intl` takes a slow phone 60 ms, and in this script they would be in every page.
 */
export function showToday(): void {
  const date = new Date(Date.now() + IST_OFFSET)
  for (const element of document.querySelectorAll<HTMLElement>('[data-today]'))
    element.textContent = [
      date.getUTCDate(),
      String(element.dataset['today']).split(' ')[date.getUTCMonth()],
      date.getUTCFullYear(),
    ].join(' ')
}
