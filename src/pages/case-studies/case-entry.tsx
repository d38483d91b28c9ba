import './case-entry.css'
import { LakeImage } from '../../content/lake-image.tsx'
import { Badge } from '../../ui/badge.tsx'
import { firstSentence } from '../../sections/case-study-card/first-sentence.ts'
import { Words } from '../../ui/words.tsx'
import { CaseLinks, type ServiceLabels } from './case-links.tsx'
import { DeckLog } from './deck-log.tsx'
import type { CaseInFull } from './query.ts'

/**
 * A case study in full: the whole image, what came of it, its hours and the text, which is beside the image where there
 * is room. An illustrative case is labelled so.
 */
export function CaseEntry({ study, labels }: { study: CaseInFull; labels: ServiceLabels }) {
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
        {metric && <p className="case-entry__metric">{metric}</p>}
      </div>
      <DeckLog entries={log} />
      <div className="case-entry__text">{description && <Story text={description} />}</div>
      <CaseLinks study={study} labels={labels} />
    </article>
  )
}

/** What had happened, then what was done: an editor's one paragraph would be a column of its own on a phone. */
function Story({ text }: { text: string }) {
  const situation = firstSentence(text)
  const rest = text.slice(situation.length).trim()
  return (
    <>
      <p>
        <Words text={situation} />
      </p>
      {rest && (
        <p>
          <Words text={rest} />
        </p>
      )}
    </>
  )
}
