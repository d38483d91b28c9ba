/** Marks elements that the boot script adds. They are removed before hydration, or React would report a mismatch. */
const MARK = 'data-boot'

/**
 * Looks as the app's own error notices do.
 *
 * @param title not escaped, as is `text`: both must be constants of this program
 * @param buttons what the visitor can do
 */
export function errorNotice(title: string, text: string, buttons: readonly Element[]): HTMLElement {
  const banner = document.createElement('div')
  banner.className = 'form-banner'
  banner.setAttribute('role', 'alert')
  banner.tabIndex = -1
  banner.innerHTML = `<div class="notice notice--error"><svg class="icon" aria-hidden="true"><use href="#icon-alert-triangle"></use></svg><div class="notice__body"><p class="notice__title">${title}</p><p>${text}</p><div class="button-row"></div></div></div>`
  banner.querySelector('.button-row')?.append(...buttons)
  return banner
}

/** A link that looks like a button, or a button if it has no address. */
export function buttonElement(look: string, text: string, href?: string): HTMLElement {
  const button = document.createElement(href ? 'a' : 'button')
  if (href) button.setAttribute('href', href)
  else button.setAttribute('type', 'button')
  button.className = `button button--${look}`
  button.textContent = text
  return button
}

/** Inserts an element after another one, and removes the one that was inserted there before. */
export function showAfter(neighbour: Element, added: Element): void {
  const next = neighbour.nextElementSibling
  if (next !== null && next.hasAttribute(MARK)) next.remove()
  added.setAttribute(MARK, '')
  neighbour.after(added)
}

export function removeAllAdded(): void {
  for (const added of document.querySelectorAll(`[${MARK}]`)) added.remove()
}
