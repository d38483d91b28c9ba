import { AlreadySent, FailureBanner } from '../../src/features/leads/form-notices.tsx'
import { fleetQuoteForm } from '../../src/features/leads/fleet-quote-form.ts'
import { leadMail } from '../../src/features/leads/form-table.ts'
import { LeadForm } from '../../src/features/leads/lead-form.tsx'
import { UNSENT } from '../../src/features/leads/lead-request.ts'
import { SentSummary } from '../../src/features/leads/request-sent.tsx'
import { Newsletter } from '../../src/features/newsletter/newsletter.tsx'
import { newsletterLabels } from '../../src/text/labels/frame-labels.ts'
import { InputField, SelectField, TextareaField } from '../../src/ui/inputs.tsx'
import { FLEET_QUOTE } from '../helpers/lead-samples.ts'
import type { Exhibits } from './gallery.tsx'
import { DESK, LONG } from './samples.ts'

const mail = leadMail(fleetQuoteForm, FLEET_QUOTE.typed)
const ignore = () => {}

export const FORMS: Exhibits = {
  Fields: (
    <form className="lead-form__fields">
      <InputField name="plain" label="Plain" />
      <InputField
        name="hinted"
        label="With a hint"
        hint="Indian Standard Time."
        type="datetime-local"
      />
      <InputField name="refused" label="Refused" error="Enter the vessel’s name" />
      <InputField name="optional" label={LONG} optional />
      <SelectField name="select" label="Choice" prompt="Choose a port" choices={['Mundra']} />
      <TextareaField name="text" label="Several lines" maxLength={20} wide />
    </form>
  ),
  'Lead form': (
    <LeadForm table={fleetQuoteForm} submitLabel="Request quote" desk={DESK} dataNotice={null} />
  ),
  'Lead form, already sent': (
    <AlreadySent at={new Date(2026, 1, 1, 12)} ref={{ current: null }} onAnother={ignore} />
  ),
  'Lead form, failed': (
    <FailureBanner request={{ ...UNSENT, is: 'refused', detail: 'No' }} desk={DESK} mail={mail} />
  ),
  'Lead form, outcome unknown': (
    <FailureBanner request={{ ...UNSENT, is: 'uncertain' }} desk={DESK} mail={mail} />
  ),
  'Lead form, sent': <SentSummary mail={mail} reference="GS-12345678" settings={DESK} />,
  Newsletter: (
    <Newsletter labels={newsletterLabels} supportEmail={DESK.supportEmail} dataNotice={null} />
  ),
}
