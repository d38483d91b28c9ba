import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PackWayDrawn } from '../../features/documents/compliance-pack/pack-way.tsx'
import { Mono } from '../../ui/mono.tsx'
import './pack-miniature.css'
import { PaperTab } from './paper-tab.tsx'
import type { FinancialSecurityContent } from './query.ts'

type Pack = FinancialSecurityContent['pack']

/**
 * The compliance pack's two sheets in miniature, the second behind the first, with the parts of each: a link to it.
 * Tabs show where in it the papers are that are issued, by their numbers.
 */
export function PackMiniature({
  pack,
  ports,
  label,
}: {
  pack: Pack
  ports: FinancialSecurityContent['frame']['ports']
  label: string
}) {
  const { insurance, attachments, representations, signatory } = pack
  const { harbourMaster, agentChecklist, portEssentials, coastGuard, auditLog } = pack
  return (
    <Link to="/docs/compliance-pack" className="pack-miniature">
      <span className="pack-miniature__sheets" aria-hidden="true">
        <Sheet pack={pack} number="1/2" title={pack.title} tab={<PaperTab number={1} />}>
          <PackWayDrawn />
          <span className="pack-miniature__frame">
            <Fields labels={pack.callFields} />
          </span>
          <Part heading={insurance.heading}>
            <Fields labels={insurance.fields} />
          </Part>
          <Part heading={attachments.heading}>
            <Names names={titlesOf(attachments.items)} />
            <PaperTab number={2} />
          </Part>
          <Part heading={representations.heading}>
            <Lines of={representations.items} />
          </Part>
          <span className="pack-miniature__signature">
            <Part heading={signatory.heading}>
              <Lines of={signatory.fields} />
            </Part>
            <span className="pack-miniature__stamp" />
          </span>
        </Sheet>
        <Sheet pack={pack} number="2/2" title={pack.verificationTitle}>
          <Part heading={harbourMaster.heading}>
            <Names names={titlesOf(harbourMaster.steps)} />
          </Part>
          <Part heading={agentChecklist.heading}>
            <PaperTab number={3} />
            <Lines of={agentChecklist.items} areBoxes />
          </Part>
          <Part heading={portEssentials.heading}>
            <Fields labels={ports.map(({ name }) => name)} />
          </Part>
          <Part heading={coastGuard.heading}>
            <Names names={titlesOf(coastGuard.centres)} />
          </Part>
          <Part heading={auditLog.heading}>
            <span className="pack-miniature__log" />
          </Part>
        </Sheet>
      </span>
      <span className="pack-miniature__label">{label}</span>
    </Link>
  )
}

function Sheet({
  pack: { documentId, version, watermark },
  number,
  title,
  tab,
  children,
}: {
  pack: Pack
  number: string
  title: string | null
  /** Of what the sheet as a whole is. */
  tab?: ReactNode
  children: ReactNode
}) {
  return (
    <span className="pack-miniature__sheet">
      <span className="pack-miniature__head">
        <Mono>{[documentId, version].filter((part) => part !== null).join(' ')}</Mono>{' '}
        <span>{number}</span>
      </span>
      {watermark && <span className="pack-miniature__mark">{watermark}</span>}
      <span className="pack-miniature__edge" />
      {title && (
        <span className="pack-miniature__title">
          {title}
          {tab}
        </span>
      )}
      {children}
    </span>
  )
}

function Part({ heading, children }: { heading: string | null; children: ReactNode }) {
  if (!heading) return null
  return (
    <span className="pack-miniature__part">
      <span className="pack-miniature__heading">{heading}</span>
      {children}
    </span>
  )
}

/** Lines to fill in, two by two. */
function Fields({ labels }: { labels: readonly string[] }) {
  return (
    <span className="pack-miniature__fields">
      {labels.map((label) => (
        <span key={label} className="pack-miniature__field">
          {label}
        </span>
      ))}
    </span>
  )
}

function Names({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <span key={name} className="pack-miniature__name">
      {index + 1}. {name}
    </span>
  ))
}

/** A rule for each sentence, or a box to tick and a rule. */
function Lines({ of: items, areBoxes = false }: { of: readonly string[]; areBoxes?: boolean }) {
  return items.map((item) => (
    <span
      key={item}
      className={
        areBoxes ? 'pack-miniature__rule pack-miniature__rule--box' : 'pack-miniature__rule'
      }
    />
  ))
}

function titlesOf(cards: readonly { title: string }[]): string[] {
  return cards.map(({ title }) => title)
}
