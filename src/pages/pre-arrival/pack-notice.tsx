import { pdfLink } from '../../sections/download/pdf-link.ts'
import { Notice } from '../../ui/notice.tsx'
import type { PackState } from './use-pack-download.ts'

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
        {refused.map(({ label, advice }) => (
          <li key={label}>
            <strong>{label}</strong>: {advice}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
