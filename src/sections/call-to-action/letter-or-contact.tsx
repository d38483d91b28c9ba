import type { Block } from '../../content/blocks.ts'
import type { FrameContent } from '../../content/frame.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CallToAction } from './call-to-action.tsx'

/**
 * A page's end that leads to the pre-arrival letter, or else to the desk.
 *
 * @param state with which the letter's page is opened
 */
export function LetterOrContact({
  block,
  labels,
  state,
}: {
  block: Block
  labels: FrameContent['settings']['buttons']
  state?: unknown
}) {
  return (
    <CallToAction block={block}>
      <ButtonLink to="/port-call-compliance" state={state} icon="file-certificate">
        {labels.letter}
      </ButtonLink>
      <ButtonLink to="/contact" variant="quiet">
        {labels.contact}
      </ButtonLink>
    </CallToAction>
  )
}
