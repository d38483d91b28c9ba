import { useId, useRef } from 'react'
import {
  type EmailLink,
  type EmailPreferences,
  marketingTopics,
  type MarketingTopic,
} from '../../email-manager/subscriber-calls.ts'
import { ButtonLink, ButtonRow, Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSavePreferences } from './use-save-preferences.ts'

/** Switches for the topics; they change only once the service has accepted a change. */
export function PreferencesForm({
  link,
  preferences,
}: {
  link: EmailLink
  preferences: EmailPreferences
}) {
  const id = useId()
  const { save, isSaving, banner, bannerRef } = useSavePreferences(link)
  return (
    <div className="preferences">
      <h2 id={id}>What we send you</h2>
      <div className="preferences__head">
        <div>
          <p>
            Email address: <strong className="preferences__address">{link.email}</strong>
          </p>
          <p className="muted">Changes take effect immediately.</p>
        </div>
        <div ref={bannerRef} tabIndex={-1} aria-live="polite">
          {banner && <Notice tone={banner.tone}>{banner.message}</Notice>}
        </div>
      </div>
      <ul className="preferences__topics plain-list" aria-labelledby={id} aria-busy={isSaving}>
        {marketingTopics.map((topic) => (
          <TopicSwitch
            key={topic}
            name={topic}
            label={topicTexts[topic].name}
            description={topicTexts[topic].description}
            isOn={preferences[topic]}
            isDisabled={isSaving}
            onChange={(isOn) => save({ ...preferences, [topic]: isOn })}
          />
        ))}
        <TopicSwitch
          name="transactional"
          label="Account & Service Emails"
          description="Required for service delivery"
          isOn
          isDisabled
        />
      </ul>
      <ButtonRow>
        <UnsubscribeFromAll
          isDisabled={isSaving || countOn(preferences) === 0}
          onConfirm={() => save(allOff)}
        />
        <ButtonLink to="/" variant="quiet">
          Return Home
        </ButtonLink>
      </ButtonRow>
    </div>
  )
}

/** A topic of mail with its switch; one without `onChange` can't be changed. */
function TopicSwitch({
  name,
  label,
  description,
  isOn,
  isDisabled,
  onChange,
}: {
  name: string
  label: string
  description: string
  isOn: boolean
  isDisabled: boolean
  onChange?: (isOn: boolean) => void
}) {
  const id = useId()
  return (
    <li className="topic-switch">
      <label htmlFor={id} className="topic-switch__label">
        {label}
      </label>
      <p id={`${id}-description`} className="topic-switch__description">
        {description}
      </p>
      {/* A switch says so to a screen reader. */}
      <span className="topic-switch__state strong" aria-hidden="true">
        {isOn ? 'On' : 'Off'}
      </span>
      <input
        id={id}
        className="topic-switch__control"
        type="checkbox"
        role="switch"
        name={name}
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        readOnly={!onChange}
        onChange={(event) => onChange?.(event.target.checked)}
        aria-describedby={`${id}-description`}
      />
    </li>
  )
}

/** Turns all marketing mail off, once the visitor has confirmed it (specification section 5). */
function UnsubscribeFromAll({
  isDisabled,
  onConfirm,
}: {
  isDisabled: boolean
  onConfirm: () => void
}) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const confirm = () => {
    close()
    onConfirm()
  }
  return (
    <>
      <Button variant="quiet" disabled={isDisabled} onClick={() => dialog.current?.showModal()}>
        Unsubscribe from All Marketing
      </Button>
      <dialog
        ref={dialog}
        className="unsubscribe-dialog"
        aria-labelledby={`${id}-heading`}
        aria-describedby={`${id}-question`}
      >
        <h2 id={`${id}-heading`}>Unsubscribe from All Marketing</h2>
        <p id={`${id}-question`}>
          Are you sure you want to unsubscribe from all marketing emails? You will still receive
          important account and compliance notifications.
        </p>
        <ButtonRow>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button onClick={confirm}>Unsubscribe</Button>
        </ButtonRow>
      </dialog>
    </>
  )
}

const topicTexts: Record<MarketingTopic, { name: string; description: string }> = {
  compliance: {
    name: 'Port Call & Compliance Updates',
    description: 'Changes in what Indian ports and the Directorate require of visiting ships.',
  },
  emergency: {
    name: 'Emergency Response & Alerts',
    description: 'News about salvage and oil-spill response on the coasts we cover.',
  },
  newsletter: {
    name: 'Maritime Insights & Case Studies',
    description: 'Lessons from cases, and articles on insurance and fleet risk.',
  },
}

export function countOn(preferences: EmailPreferences): number {
  return marketingTopics.filter((topic) => preferences[topic]).length
}

export const allOff: EmailPreferences = {
  compliance: false,
  emergency: false,
  newsletter: false,
  transactional: true,
}
