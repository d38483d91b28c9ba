import { useMutation } from '@tanstack/react-query'
import { sendFleetQuoteRequestOptions } from '../../email-manager/send-fleet-quote-request.ts'
import type { DeskNumbers } from '../../features/leads/failure-banner.tsx'
import type { FormValues } from '../../features/leads/form-values.ts'
import { LeadForm } from '../../features/leads/lead-form.tsx'
import { InputField } from '../../ui/input-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextareaField } from '../../ui/textarea-field.tsx'
import { FLEET_SIZES, fleetQuoteMail, fleetQuoteRequest, LABELS } from './quote.ts'

/** The form of company and fleet (specification sections 3 to 5). */
export function QuoteForm({
  supportEmail,
  numbers,
  onAccepted,
}: {
  supportEmail: string
  numbers: DeskNumbers
  onAccepted: (values: FormValues) => void
}) {
  const { mutateAsync } = useMutation(sendFleetQuoteRequestOptions)
  return (
    <LeadForm
      name="fleet-quote"
      submitLabel="Request quote"
      supportEmail={supportEmail}
      numbers={numbers}
      send={(values, idempotencyKey) =>
        mutateAsync({ fields: fleetQuoteRequest(values), supportEmail, idempotencyKey })
      }
      onAccepted={onAccepted}
      mail={fleetQuoteMail}
    >
      <InputField name="companyName" label={LABELS.companyName} autoComplete="organization" />
      <InputField name="contactName" label={LABELS.contactName} autoComplete="name" />
      <InputField
        name="email"
        label={LABELS.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <InputField name="phone" label={LABELS.phone} type="tel" inputMode="tel" autoComplete="tel" />
      <SelectField
        name="fleetSize"
        label={LABELS.fleetSize}
        prompt="Choose a number of vessels"
        choices={FLEET_SIZES}
      />
      <InputField
        name="annualPortCalls"
        label={LABELS.annualPortCalls}
        hint="A number, or in words: “about 40, mostly Mundra”."
      />
      <TextareaField name="message" label={LABELS.message} optional wide />
    </LeadForm>
  )
}
