import { LakeImage } from '../../content/lake-image.tsx'
import { Badge } from '../../ui/badge.tsx'
import './case-study-card.css'
import type { CaseStudy } from './case-study.ts'
import { firstSentence } from './first-sentence.ts'

/**
 * One case in brief: drawing, what happened, the one result to remember and the first sentence of
 * the rest. Drawing and text stand side by side where the card is wide enough. Cases that are
 * examples say so.
 */
export function CaseStudyCard({
  study: { title, metric, description, isIllustrative, image },
}: {
  study: CaseStudy
}) {
  return (
    <article className="case-study-card">
      <div className="case-study-card__layout">
        {image && (
          <div className="case-study-card__image">
            <LakeImage image={image} sizes="(min-width: 1000px) 376px, 100vw" />
          </div>
        )}
        <div className="case-study-card__text">
          {isIllustrative && (
            <p>
              <Badge text="Illustrative" />
            </p>
          )}
          <h3>{title}</h3>
          {metric && <p className="case-study-card__metric">{metric}</p>}
          {description && <p>{firstSentence(description)}</p>}
        </div>
      </div>
    </article>
  )
}
