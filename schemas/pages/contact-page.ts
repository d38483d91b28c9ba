import { definePage } from '../fields/define-page.ts'
import { contactLabels } from '../../src/text/labels/pages/contact.ts'
import { buttonsField, label } from '../fields/labels.ts'
import { plainSection, section } from '../fields/section.ts'
import { line, list, paragraph } from '../fields/text.ts'

function channel(name: string, title: string) {
  return plainSection(name, title, 'The number or address itself is in the site settings.', [
    paragraph('body', 'Text', 'When to use this way and what to expect.', { max: 240 }),
  ])
}

/** Contact: /contact */
export const contactPageType = definePage({
  name: 'contactPage',
  title: 'Contact',
  description: 'Numbers and addresses are in the site settings.',
  icon: 'envelope',
  fields: [
    channel('hotline', 'Hotline'),
    channel('whatsapp', 'WhatsApp'),
    channel('email', 'Email'),
    channel('office', 'Office'),
    line('officeHours', 'Office hours', 'Days and hours with the time zone.'),
    section('firstReport', 'First report', 'What a master should have ready when calling.', [
      list('items', 'Lines', 'In the order the desk asks for them.', 'card'),
    ]),
    buttonsField([
      label(contactLabels, 'escalation', 'Escalation', 'Under the hotline; leads to Leadership.'),
    ]),
  ],
})
