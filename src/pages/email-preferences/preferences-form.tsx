import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import {
  type EmailLink,
  type EmailPreferences,
  getPreferencesOptions,
  marketingTopics,
  type MarketingTopic,
  updatePreferencesOptions,
} from '../../email-manager/subscriber-calls.ts'
import { failureText } from '../../email-manager/call-service.ts'
import { ButtonLink, ButtonRow, Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Switches for the topics. A switch changes only after the email-manager has accepted the change. */
export function PreferencesForm({
  link,
  preferences,
}: {
  link: EmailLink
  preferences: EmailPreferences
}) {
  const id = useId()
  const { save, isSaving, isSaved, failure, bannerRef } = useSavePreferences(link)
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
          {isSaved && <Notice tone="success">Preferences updated successfully!</Notice>}
          {failure && <Notice tone="error">{failure}</Notice>}
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
          isDisabled={isSaving || countSubscribedTopics(preferences) === 0}
          onConfirm={() => save(allMarketingOff)}
        />
        <ButtonLink to="/" variant="quiet">
          Return Home
        </ButtonLink>
      </ButtonRow>
    </div>
  )
}

/** How long the success message is shown, in milliseconds (specification section 9). */
const SUCCESS_TIME = 3000

const FAILURE_TEXT = 'Failed to update preferences'

function useSavePreferences(link: EmailLink) {
  const queryClient = useQueryClient()
  const bannerRef = useRef<HTMLDivElement>(null)
  const control = useRef<Element>(null)
  const { mutate, reset, status, error } = useMutation({
    ...updatePreferencesOptions,
    onSuccess: (_, { preferences }) =>
      queryClient.setQueryData(getPreferencesOptions(link).queryKey, preferences),
  })

  useEffect(() => {
    if (status !== 'success' && status !== 'error') return undefined
    restoreFocus(control.current, bannerRef.current)
    if (status === 'error') return undefined
    const timer = setTimeout(reset, SUCCESS_TIME)
    return () => clearTimeout(timer)
  }, [status, reset])

  function save(preferences: EmailPreferences) {
    control.current = document.activeElement
    mutate({ link, preferences })
  }

  const failure = error && failureText(error, { answered: FAILURE_TEXT, unreachable: FAILURE_TEXT })
  return { save, isSaving: status === 'pending', isSaved: status === 'success', failure, bannerRef }
}

/** Returns the focus to the control that a save has disabled; if that is still disabled, moves it to the banner. */
function restoreFocus(control: Element | null, banner: HTMLElement | null) {
  if (document.activeElement !== document.body) return
  const isUsable = control instanceof HTMLElement && !control.matches(':disabled')
  const target = isUsable ? control : banner
  target?.focus({ preventScroll: true })
}

/** A topic with its switch; read-only without `onChange`. */
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
      {/* Screen readers announce the state of a switch. */}
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

/** Turns off all marketing mail, once the visitor has confirmed this in a dialog (specification section 5). */
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

export function countSubscribedTopics(preferences: EmailPreferences): number {
  return marketingTopics.filter((topic) => preferences[topic]).length
}

export const allMarketingOff: EmailPreferences = {
  compliance: false,
  emergency: false,
  newsletter: false,
  transactional: true,
}
