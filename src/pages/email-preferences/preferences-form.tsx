import { useId } from 'react'
import './preferences-form.css'
import {
  type EmailLink,
  type EmailPreferences,
  marketingTopics,
} from '../../email-manager/subscriber-calls.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TopicSwitch } from './topic-switch.tsx'
import { allOff, countOn, topicTexts, withTopic } from './topics.ts'
import { UnsubscribeFromAll } from './unsubscribe-from-all.tsx'
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
          <p className="preferences__note">Changes take effect immediately.</p>
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
            onChange={(isOn) => save(withTopic(preferences, topic, isOn))}
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
