import { Link } from 'react-router-dom'
import { LakeImage } from '../../content/lake-image.tsx'
import { Badge } from '../../ui/badge.tsx'
import './case-study-card.css'
import { firstSentence, type CaseStudy } from './case-study.ts'

/**
 * A case study in brief: image, title, main result and the first sentence of its description. Image and text are side
 * by side where the card is wide enough. The whole card links to the full case. An illustrative case has a badge.
 */
export function CaseStudyCard({
  study: { _id, title, metric, description, isIllustrative, image },
}: {
  study: CaseStudy
}) {
  return (
    <article className="case-study-card">
      <div className="case-study-card__layout">
        {image && (
          <div className="case-study-card__image">
            <LakeImage
              image={image}
              sizes="(min-width: 1000px) 376px, (min-width: 632px) 40vw, 100vw"
            />
          </div>
        )}
        <div className="case-study-card__text stack-12">
          {isIllustrative && (
            <p>
              <Badge text="Illustrative" />
            </p>
          )}
          <h3>
            <Link to={`/case-studies#${_id}`} className="case-study-card__link">
              {title}
            </Link>
          </h3>
          {metric && <p className="case-study-card__metric strong">{metric}</p>}
          {description && <p>{firstSentence(description)}</p>}
        </div>
      </div>
    </article>
  )
}
