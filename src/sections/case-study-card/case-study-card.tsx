import { LakeImage } from '../../content/lake-image.tsx'
import { Badge } from '../../ui/badge.tsx'
import './case-study-card.css'
import type { CaseStudy } from './case-study.ts'
import { firstSentence } from './first-sentence.ts'

/**
 * One case: drawing, what happened, the one result to remember. Drawing and text stand side by side
 * where the list is wide enough. Cases that are examples say so.
 */
export function CaseStudyCard({
  study: { title, metric, description, isIllustrative, image },
  level = 3,
  brief = false,
}: {
  study: CaseStudy
  /** Level of the heading that holds the title. */
  level?: 2 | 3
  /** Only the first sentence of the description, where a link leads to the rest. */
  brief?: boolean
}) {
  const Heading: 'h2' | 'h3' = `h${level}`
  return (
    <article className="case-study-card">
      <div className="case-study-card__layout">
        {image && (
          <div className="case-study-card__image">
            <LakeImage image={image} sizes="(min-width: 768px) 33vw, 100vw" />
          </div>
        )}
        <div className="case-study-card__text">
          {isIllustrative && (
            <p>
              <Badge text="Illustrative" />
            </p>
          )}
          <Heading>{title}</Heading>
          {metric && <p className="case-study-card__metric">{metric}</p>}
          {description && <p>{brief ? firstSentence(description) : description}</p>}
        </div>
      </div>
    </article>
  )
}
