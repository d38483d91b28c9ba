import type { ContactPage } from '../../src/content/sanity.generated.ts'
import { cards, placeholder, singleton } from '../build/documents.ts'

export const contactPage = singleton<ContactPage>('contactPage', {
  heading: 'Contact the desk',
  lead: 'One number, day and night, for documents and for emergencies. A duty manager answers; if every line is busy, we call back within 45 minutes.',
  hotline: {
    heading: '24/7 hotline',
    body: 'For anything that cannot wait: a casualty, a query from port control, a ship waiting off port without documents.',
  },
  whatsapp: {
    heading: 'WhatsApp',
    body: 'For photographs, certificates and positions. Start with vessel, IMO number, port and what is wrong.',
  },
  email: {
    heading: 'Email',
    body: 'For document requests, quotes and anything with attachments. Put the vessel’s name and the port in the subject.',
  },
  office: {
    heading: 'India office',
    body: 'Visits by appointment; we send the street address with your appointment. Original documents can then be left against a receipt.',
  },
  officeHours: 'Office: Monday to Saturday, 09:00–18:00 IST (UTC+5:30). The desk never closes.',
  firstReport: {
    heading: 'What to have ready when you call',
    intro:
      'Give the ship’s name and your number first; the duty manager then asks for the rest in this order. Do not wait until you know everything: call, and send what is missing as you learn it.',
    items: cards({
      'What happened': 'Kind of casualty, and when it began.',
      Position: 'Latitude and longitude; aground, drifting, anchored or under way.',
      People: 'Number on board; anyone injured, missing or taken off.',
      Pollution: 'What has been spilled, or may be: product and quantity.',
      Damage: 'Hull, engine, steering, power; soundings if you have them.',
      'Weather and tide': 'Wind, sea, swell, current, next high water.',
      Ship: 'Name, IMO number, type, cargo, bunkers on board, draughts.',
      You: 'Your name, and your role on board or ashore.',
      Callback: 'The number or channel where we can reach you, and a second one.',
      Company: 'Owner or manager, the DPA’s number, P&I club.',
      Agent: 'The agent at the port, or the last one.',
    }),
  },
  seoTitle: 'Contact: 24/7 hotline, WhatsApp, email and Mumbai office',
  seoDescription:
    'Contact the 24/7 desk by telephone, WhatsApp or email, and see what to have ready when you report a casualty in Indian waters.',
  ...placeholder('Confirm with the client: the office hours, and how visits are handled.'),
})
