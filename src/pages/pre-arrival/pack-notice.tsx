import type { FieldRefusal } from '../../features/documents/filled-pack/fill-form.ts'
import { pdfLink } from '../../sections/download/pdf-link.ts'
import { Notice } from '../../ui/notice.tsx'
import type { PackState } from './use-pack-download.ts'

const REASONS: Record<FieldRefusal['reason'], string> = {
  letters:
    'only Latin, Greek and Cyrillic letters can be printed here. Type it into the PDF or write it in, in Latin letters as in the ship’s certificate.',
  room: 'too long for its line. Type a shorter form into the PDF.',
  field: 'the pack has no line for it. Write it on the pack.',
}

/** Says whether the filled pack was saved, and what could not be filled in. */
export function PackNotice({ state }: { state: PackState }) {
  if (state.is === 'failed')
    return (
      <Notice tone="error" title="The pack could not be filled in here.">
        <p>
          Your request is with the desk all the same.{' '}
          <a {...pdfLink('compliancePack')}>Download the pack with blank lines</a> and fill it in,
          or try again.
        </p>
      </Notice>
    )
  if (state.is !== 'saved') return null
  const { fileName, refused } = state
  if (refused.length === 0)
    return (
      <Notice tone="success" title={`Saved as ${fileName}`}>
        A copy of your request, marked so: it is no evidence of cover. The blank lines can be filled
        in on the screen.
      </Notice>
    )
  return (
    <Notice tone="warning" title={`Saved as ${fileName}, but not with everything in it:`}>
      <ul>
        {refused.map(({ label, reason }) => (
          <li key={label}>
            <strong>{label}</strong>: {REASONS[reason]}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
