import { coastField, positionField } from '../fields/coordinates.ts'
import { defineOrdered } from '../fields/define-ordered.ts'
import { previewOf } from '../fields/preview.ts'
import { locodeRule } from '../fields/rules.ts'
import { portSlugField } from '../fields/slug.ts'
import { line, list, paragraph, lineWithRules } from '../fields/text.ts'

export const portType = defineOrdered({
  name: 'port',
  title: 'Port',
  description:
    'A port with a page of its own, a pin on the map and a place in the compliance pack.',
  icon: 'pin',
  deskPlace: { entry: { title: 'Ports' }, noun: 'port' },
  hasPage: true,
  fields: [
    line('name', 'Short name', 'For the footer and the map.', { max: 30, searchWeight: 'name' }),
    portSlugField,
    line('fullName', 'Full name', 'The heading of the port’s page.', { searchWeight: 'fact' }),
    paragraph('summary', 'Summary', 'What kind of port it is and what that means for a ship.'),
    positionField('coordinates'),
    list(
      'places',
      'Names on the chart',
      'A few waters, terminals and towns that a master looks for, within 30 nautical miles.',
      'chartPlace',
      { optional: true },
    ),
    coastField('The port’s page shows the committed response time of this coast.'),
    line('responseTime', 'Typical response', 'Like 2–4 hours.', { max: 24, searchWeight: 'fact' }),
    list('baseAssets', 'Base assets', 'What is kept at or near the port, most important first.'),
    list(
      'localNuances',
      'Port-specific requirements',
      'The first three go into the pack.',
      'string',
      { min: 3 },
    ),
    list('emergencyContacts', 'Emergency contacts', 'Roles and numbers.', 'emergencyContact'),
    list('equipment', 'Equipment', 'Deployable from this port.'),
    list('partners', 'Partners', 'Only firms that agreed to be named.'),
    line('leadTime', 'Lead time', 'Notice we ask for, like 48 hours.', { optional: true, max: 24 }),
    line('vhf', 'VHF channels', 'As port control publishes them; empty where unknown.', {
      optional: true,
      max: 60,
    }),
    line('authority', 'Port authority', 'The official body that runs the port.'),
    lineWithRules(
      'locode',
      'UN/LOCODE',
      'Leave empty where none is published.',
      (rule) => [rule.custom(locodeRule)],
      { optional: true },
    ),
  ],
  preview: previewOf(['name'], ['responseTime']),
})
