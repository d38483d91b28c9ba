import { Badge } from '../../src/ui/badge.tsx'
import { BulletList } from '../../src/ui/bullet-list.tsx'
import { Button, ButtonAnchor, ButtonRow } from '../../src/ui/button.tsx'
import { DataTable } from '../../src/ui/data-table.tsx'
import { DefinitionList } from '../../src/ui/definition-list.tsx'
import { Disclosure } from '../../src/ui/disclosure.tsx'
import { Mono } from '../../src/ui/mono.tsx'
import { Neatline } from '../../src/ui/neatline.tsx'
import { Notice } from '../../src/ui/notice.tsx'
import { NumberedList } from '../../src/ui/numbered-list.tsx'
import { FlownFlag } from '../../src/ui/flown-flag.tsx'
import { SignalFlag } from '../../src/ui/signal-flag.tsx'
import { Spinner } from '../../src/ui/spinner.tsx'
import { StatList } from '../../src/ui/stat.tsx'
import { Ships } from '../../src/pages/fleet-retainer/ships.tsx'
import { Tug } from '../../src/pages/salvage-response/tug.tsx'
import type { Exhibits } from './gallery.tsx'
import { LONG, TONES } from './samples.ts'

export const PRIMITIVES: Exhibits = {
  Buttons: (
    <>
      <ButtonRow>
        <Button>Primary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button disabled>
          <Spinner /> Submitting...
        </Button>
      </ButtonRow>
      <ButtonRow>
        <ButtonAnchor href="tel:+910000000000" variant="emergency" icon="phone-call">
          +91 00000 00000
        </ButtonAnchor>
        <ButtonAnchor href="https://wa.me/910000000001" variant="quiet" icon="brand-whatsapp">
          WhatsApp
        </ButtonAnchor>
        <Button icon="file-download">{LONG}</Button>
      </ButtonRow>
    </>
  ),
  Notices: TONES.map((tone) => (
    <Notice key={tone} tone={tone} title={`A ${tone}`}>
      One bad part costs that part, and somebody is told what to do.
    </Notice>
  )),
  'Badge, flag, data': (
    <p>
      <Badge text="Illustrative" /> <Badge icon="clock" text="Docs under 2h" /> <SignalFlag />{' '}
      <FlownFlag name="contact" /> <Mono>18°56′00″N 72°51′00″E</Mono>
    </p>
  ),
  'Ships in outline': (
    <>
      <Tug />
      <Ships />
    </>
  ),
  Lists: (
    <>
      <BulletList items={['A bullet', LONG]} />
      <NumberedList
        items={[
          { _key: 'a', title: 'Match the ship', body: 'Name, IMO number, owner.' },
          { _key: 'b', title: LONG, body: null },
        ]}
      />
      <DefinitionList
        entries={{ Position: <Mono>18°56′N</Mono>, VHF: 'Channel 12', Missing: null }}
      />
      <StatList
        stats={[
          { value: '≤ 45 min', label: 'callback' },
          { value: '22 vessels', label: 'surge pool' },
        ]}
      />
    </>
  ),
  Table: (
    <DataTable
      caption="Service levels"
      columns={[
        { header: 'Service', cell: ({ service }) => service },
        { header: 'Commitment', cell: ({ time }) => time },
      ]}
      rows={[
        { service: 'Emergency callback', time: '≤ 45 min' },
        { service: LONG, time: '2 h' },
      ]}
      rowKey={({ service }) => service}
      note="A note below the table."
    />
  ),
  'Disclosure, neatline': (
    <>
      <Disclosure summary="A question">Its answer.</Disclosure>
      <Neatline>
        <p>Within the graduated border of a chart.</p>
      </Neatline>
    </>
  ),
}
