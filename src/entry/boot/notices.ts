/** Notices that the boot script adds to a page. Their markup is in each page's `<template>` (`boot-notices.tsx`). */

/** Attribute of added elements. They are removed before hydration, because React would report a mismatch. */
const ADDED_ATTRIBUTE = 'data-boot'

/**
 * @param onTryAgain called when the visitor asks for another attempt; null in a browser that is too old
 * @returns the notice, not yet inserted; null in a document that was not prerendered
 */
export function noticeElement(
  name: 'not-sent' | 'nothing-done',
  onTryAgain: (() => void) | null,
): HTMLElement | null {
  const template = document.querySelector('template')
  const found = template && template.content.querySelector<HTMLElement>(`[data-notice="${name}"]`)
  if (!found) return null
  const notice = document.importNode(found, true)
  const button = notice.querySelector('button')
  const reason = notice.querySelector('[data-reason]')
  if (button && onTryAgain) button.addEventListener('click', onTryAgain)
  else if (button && reason) {
    button.remove()
    reason.textContent = 'This browser is too old.'
  }
  return notice
}

/** Inserts `added` after `neighbour`, and removes what an earlier call inserted there. */
export function showAfter(neighbour: Element, added: Element): void {
  const next = neighbour.nextElementSibling
  if (next && next.hasAttribute(ADDED_ATTRIBUTE)) next.remove()
  added.setAttribute(ADDED_ATTRIBUTE, '')
  neighbour.after(added)
}

export function removeNotices(): void {
  for (const added of document.querySelectorAll(`[${ADDED_ATTRIBUTE}]`)) added.remove()
}

/**
 * On a page opened by a link in a mail, adds the notice “Nothing has been done yet” below the page's message.
 *
 * @param onTryAgain called when the visitor asks for another attempt; null in a browser that is too old
 */
export function showEmailLinkNotice(onTryAgain: (() => void) | null): void {
  const message = document.querySelector('[data-not-done]')
  const notice = noticeElement('nothing-done', onTryAgain)
  if (message && notice) showAfter(message, notice)
}
