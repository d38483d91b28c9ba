import { LakeImage } from '../../content/lake-image.tsx'
import { Badge } from '../../ui/badge.tsx'
import { firstSentence } from '../../sections/case-study-card/case-study.ts'
import { Mono, Paragraph } from '../../ui/text.tsx'
import type { FrameContent } from '../../content/frame.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import type { CaseInFull, LogEntry } from './query.ts'
import './deck-log.css'
import { timeBetween } from './case-index.tsx'

/** A case study in full: image, result, log and text. An illustrative case has a badge. */
export function CaseEntry({ study, settings }: { study: CaseInFull; settings: Settings }) {
  const { title, metric, description, isIllustrative, image, log } = study
  return (
    <article className="case-entry">
      {image && (
        <div className="case-entry__drawing">
          <LakeImage
            image={image}
            sizes="(min-width: 1200px) 556px, (min-width: 1000px) 50vw, 100vw"
          />
        </div>
      )}
      <div className="case-entry__head">
        {isIllustrative && (
          <p>
            <Badge text="Illustrative" />
          </p>
        )}
        <h2 className="case-entry__title">{title}</h2>
        {metric && <p className="case-entry__metric strong">{metric}</p>}
      </div>
      <DeckLog entries={log} />
      <div className="case-entry__text">{description && <Story text={description} />}</div>
      <CaseLinks study={study} settings={settings} />
    </article>
  )
}

/** Splits the text after its first sentence: in one paragraph it would fill the screen of a phone. */
function Story({ text }: { text: string }) {
  const situation = firstSentence(text)
  const rest = text.slice(situation.length).trim()
  return (
    <>
      <Paragraph text={situation} />
      <Paragraph text={rest} />
    </>
  )
}

/**
 * The log of a case: a strip, or a list on phones and in print. The strip is not to scale, so it states the time between
 * two entries. If that time is unknown, the stroke between the entries is dotted.
 */
function DeckLog({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return null
  return (
    <figure className="deck-log" aria-label="Log of the case">
      <figcaption className="muted small">Log, in hours and minutes. Not to scale.</figcaption>
      <ol className="deck-log__strip plain-list">
        {entries.map(({ _key: key, time, event }, index) => {
          const next = entries[index + 1]
          const duration = next ? timeBetween(time, next.time) : null
          return (
            <li
              key={key}
              className={duration ? 'deck-log__entry' : 'deck-log__entry deck-log__entry--dotted'}
            >
              <Mono>{time}</Mono> <span className="deck-log__event">{event}</span>
              {duration && (
                <span className="deck-log__duration muted small" aria-hidden="true">
                  {duration}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </figure>
  )
}

type Settings = FrameContent['settings']

function CaseLinks({ study, settings }: { study: CaseInFull; settings: Settings }) {
  const { portName, portSlug, kind } = study
  const hasPort = portName !== null && portSlug !== null
  if (kind === null && !hasPort) return null
  return (
    <ButtonRow>
      {kind === 'response' && (
        <ButtonLink to="/response/salvage-osr">{settings.footer.salvageResponse}</ButtonLink>
      )}
      {kind === 'documents' && (
        <ButtonLink to="/port-call-compliance">{settings.buttons.letter}</ButtonLink>
      )}
      {hasPort && (
        <ButtonLink to={`/ports/${portSlug}`} variant="quiet">
          The port of {portName}
        </ButtonLink>
      )}
    </ButtonRow>
  )
}
