import { portCallToAction, portLabels } from '../../src/text/labels/pages/port.ts'
import { definePage } from '../fields/define-page.ts'
import { buttonsField, callToActionField, label } from '../fields/labels.ts'
import { section } from '../fields/section.ts'
import { line } from '../fields/text.ts'

/** Texts that all six port pages share: /ports/:portSlug */
export const portPageType = definePage({
  name: 'portPage',
  title: 'Port pages, shared texts',
  description: 'What all port pages share. Each port’s facts are in its own document.',
  icon: 'pin',
  fields: [
    line('coverageLine', 'Coverage line', 'Beside the response time and the position.', {
      max: 40,
    }),
    section('requirements', 'Port-specific requirements', 'Over the list.'),
    section('equipment', 'Equipment', 'Over the list.'),
    section('partners', 'Partners', 'Over the list.'),
    section('emergencyContacts', 'Emergency contacts', 'Over the table of roles and numbers.'),
    section('otherPorts', 'Other ports', 'Over the links to the other ports.'),
    callToActionField(
      portCallToAction,
      'Above the buttons to the pre-arrival letter and to the contacts.',
    ),
    buttonsField([
      label(portLabels, 'hotline', 'Hotline', 'Before the emergency phone’s number.', 24),
      label(portLabels, 'pack', 'Compliance pack', 'Downloads the PDF.', 32),
    ]),
  ],
})
