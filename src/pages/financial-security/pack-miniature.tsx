import { Link } from 'react-router-dom'
import { Mono } from '../../ui/mono.tsx'
import './pack-miniature.css'
import type { FinancialSecurityContent } from './query.ts'

type Pack = FinancialSecurityContent['pack']

/** How many of the lines to fill in, with which the first sheet begins, are shown. */
const LINES = 2

/** The compliance pack's two sheets in miniature, with the headings of their parts: a link to it. */
export function PackMiniature({ pack, label }: { pack: Pack; label: string }) {
  const { insurance, attachments, representations, signatory } = pack
  const { harbourMaster, agentChecklist, portEssentials, coastGuard } = pack
  const sheets = [
    {
      name: 'letter',
      title: pack.title,
      lines: pack.callFields.slice(0, LINES),
      headings: headingsOf([insurance, attachments, representations, signatory]),
    },
    {
      name: 'verification',
      title: pack.verificationTitle,
      lines: [],
      headings: headingsOf([harbourMaster, agentChecklist, portEssentials, coastGuard]),
    },
  ]
  const identity = [pack.documentId, pack.version].filter((part) => part !== null).join(' ')
  return (
    <Link to="/docs/compliance-pack" className="pack-miniature">
      <span className="pack-miniature__sheets" aria-hidden="true">
        {sheets.map(({ name, title, lines, headings }, index) => (
          <span key={name} className="pack-miniature__sheet">
            <span className="pack-miniature__head">
              <Mono>{identity}</Mono> <span>{index + 1}/2</span>
            </span>
            {title && <span className="pack-miniature__title">{title}</span>}
            {lines.map((line) => (
              <span key={line} className="pack-miniature__line">
                {line}
              </span>
            ))}
            {headings.map((heading) => (
              <span key={heading} className="pack-miniature__part">
                {heading}
              </span>
            ))}
          </span>
        ))}
      </span>
      <span className="pack-miniature__label">{label}</span>
    </Link>
  )
}

function headingsOf(parts: readonly { heading: string | null }[]): string[] {
  return [...new Set(parts.flatMap(({ heading }) => heading ?? []))]
}
