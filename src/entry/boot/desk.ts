/** Contact details of the desk, read from the links on the page. */
export type Desk = {
  /** Of the link and as it is read. */
  call: { href: string; number: string } | null
  /** With a message; null without a WhatsApp link on the page. */
  whatsapp(message: string): string | null
  /** With a subject and a text; null without an address. */
  mail(subject: string, text: string): string | null
}

export function readDesk(): Desk {
  const tel = findLink('tel:')
  const chat = findLink('https://wa.me/')
  const address = findLink('mailto:')
  return {
    call: tel && { href: tel.href, number: numberOf(tel) },
    whatsapp: (message) => chat && `${withoutQuery(chat.href)}?text=${encodeURIComponent(message)}`,
    mail: (subject, text) =>
      address &&
      `${withoutQuery(address.href)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`,
  }
}

function findLink(beginning: string): HTMLAnchorElement | null {
  return document.querySelector(`a[href^="${beginning}"]`)
}

/** The number as the link shows it, else as it is dialled. */
function numberOf({ textContent, href }: HTMLAnchorElement): string {
  const shown = /\+[\d ()-]{7,}\d/.exec(textContent ?? '')
  return shown === null ? href.replace('tel:', '') : shown[0]
}

function withoutQuery(href: string): string {
  return href.split('?')[0] || href
}
