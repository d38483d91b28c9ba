import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { sendPreArrivalRequestOptions } from '../../email-manager/send-pre-arrival-request.ts'
import type { DeskNumbers } from '../../features/leads/failure-banner.tsx'
import type { FormValues } from '../../features/leads/form-values.ts'
import { LeadForm } from '../../features/leads/lead-form.tsx'
import { InputField } from '../../ui/input-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextareaField } from '../../ui/textarea-field.tsx'
import { takeArrival } from './arrival.ts'
import type { PreArrivalContent } from './query.ts'
import { LABELS, preArrivalMail, preArrivalRequest } from './request.ts'

/** The form of vessel and port (specification sections 3 to 5). */
export function RequestForm({
  supportEmail,
  numbers,
  ports,
  otherPorts,
  onAccepted,
  isAnother,
}: {
  supportEmail: string
  numbers: DeskNumbers
  ports: PreArrivalContent['choices']
  /** Choices after the ports that have a page. */
  otherPorts: readonly string[]
  onAccepted: (values: FormValues) => void
  /** Whether a request has been sent before it. */
  isAnother: boolean
}) {
  const { mutateAsync } = useMutation(sendPreArrivalRequestOptions)
  const arrivedAt = useLocation()
  const choices = new Set([...ports.map(({ name }) => name), ...otherPorts])

  function arrivalPort(): FormValues {
    const slug = takeArrival(arrivedAt)
    const port = ports.find((candidate) => candidate.slug === slug)
    return port ? { port: port.name } : {}
  }

  return (
    <LeadForm
      name="pre-arrival"
      submitLabel="Request letter"
      supportEmail={supportEmail}
      numbers={numbers}
      send={(values, idempotencyKey) =>
        mutateAsync({ fields: preArrivalRequest(values), supportEmail, idempotencyKey })
      }
      onAccepted={onAccepted}
      mail={preArrivalMail}
      preset={arrivalPort}
      focusFirst={isAnother}
    >
      <InputField name="vesselName" label={LABELS.vesselName} />
      <InputField name="imo" label={LABELS.imo} inputMode="numeric" />
      <SelectField name="port" label={LABELS.port} prompt="Choose a port" choices={[...choices]} />
      <InputField
        name="eta"
        label={LABELS.eta}
        hint="Indian Standard Time (IST, UTC+05:30)."
        type="datetime-local"
      />
      <InputField name="agent" label={LABELS.agent} hint="Your agent at the port." wide />
      <InputField
        name="email"
        label={LABELS.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <InputField
        name="phone"
        label={LABELS.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional
      />
      <TextareaField name="notes" label={LABELS.notes} optional wide />
    </LeadForm>
  )
}
