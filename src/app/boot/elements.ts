/** What the boot script puts into pages; React compares a page with what it renders, so it must go again. */
const MARK = 'data-boot'

type Attributes = Record<string, string>

/** Makes an element with text or other nodes in it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  children: readonly (Node | string)[],
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const name of Object.keys(attributes)) made.setAttribute(name, attributes[name] || '')
  made.append(...children)
  return made
}

/** Looks as the app's own error notices do. */
export function errorNotice(title: string, content: readonly Node[]): HTMLElement {
  const body = element('div', { class: 'notice__body' }, [
    element('p', { class: 'notice__title' }, [title]),
    ...content,
  ])
  return element('div', { class: 'notice notice--error' }, [alertIcon(), body])
}

function alertIcon(): SVGElement {
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  icon.setAttribute('class', 'icon')
  icon.setAttribute('aria-hidden', 'true')
  icon.innerHTML = '<use href="#icon-alert-triangle"></use>'
  return icon
}

/** Puts an element of the boot script after another one, instead of what it has put there before. */
export function showAfter(neighbour: Element, added: Element): void {
  const next = neighbour.nextElementSibling
  if (next !== null && next.hasAttribute(MARK)) next.remove()
  added.setAttribute(MARK, '')
  neighbour.after(added)
}

export function removeAllAdded(): void {
  for (const added of document.querySelectorAll(`[${MARK}]`)) added.remove()
}
