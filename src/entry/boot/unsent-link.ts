/** For pages that act on a link from a mail by themselves (`data-unsent`), when their code does not load. */
import { noticeElement, showAfter } from './notices.ts'

/**
 * Says that the page did not load, below the contact details that it shows already.
 *
 * @param onTryAgain called when the visitor asks for another attempt; null in a browser that is too old for any
 */
export function showUnsentLink(onTryAgain: (() => void) | null): void {
  const unsent = document.querySelector('[data-unsent]')
  const notice = noticeElement('nothing-done', onTryAgain)
  if (unsent && notice) showAfter(unsent, notice)
}
