import '../../../ui/drawing.css'
import { FillIn, TickBoxes } from '../parts/fill-in.tsx'
import { FooterLines } from '../parts/document-foot.tsx'
import { TitledLines, Lines, ReferenceList } from '../parts/lines.tsx'
import { DocumentPart } from '../parts/document-part.tsx'
import './compliance-pack.css'
import { LOOK_UP_NAMES, nameLines } from './line-names.ts'
import { visibleLetters } from '../../../text/invisible.ts'
import { FieldSpace } from '../parts/sheet.tsx'
import { hoursIn } from '../../../sections/response-axis/hours.ts'
import { packParts, type CompliancePackContent } from './query.ts'

/** Page 2: what the harbour master, the agent and each port need, and the log. */
export function VerificationSheet({ content }: { content: CompliancePackContent }) {
  const { document, ports } = content
  const { harbourMaster, agentChecklist, portEssentials, coastGuard, references, auditLog } =
    document
  const parts = packParts(content)
  return (
    <>
      <h2 className="title__text">
        {document.verificationTitle ?? 'Verification and port checklist'}
      </h2>
      <DocumentPart heading={parts.harbourMaster} intro={harbourMaster.intro} level={3}>
        <TitledLines items={harbourMaster.steps} numbered />
        <FillIn
          labels={[...harbourMaster.lookUpFields, ...harbourMaster.recordFields]}
          names={nameLines(harbourMaster.lookUpFields, 'lookUp', LOOK_UP_NAMES)}
        />
      </DocumentPart>
      <DocumentPart heading={parts.agentChecklist} intro={agentChecklist.intro} level={3}>
        <TickBoxes items={agentChecklist.items} columns={2} />
      </DocumentPart>
      <DocumentPart heading={parts.portEssentials} intro={portEssentials.intro} level={3}>
        <PortEssentials ports={ports} />
      </DocumentPart>
      <DocumentPart heading={parts.coastGuard} intro={coastGuard.intro} level={3}>
        <TitledLines items={coastGuard.centres} columns={2} />
      </DocumentPart>
      <DocumentPart heading={parts.references} level={3}>
        <ReferenceList references={references.items} withNotes={false} />
      </DocumentPart>
      <DocumentPart heading={parts.auditLog} level={3}>
        <AuditLog name={parts.auditLog} columns={auditLog.columns} />
      </DocumentPart>
      <FooterLines lines={document.footerLines} />
    </>
  )
}

const ROWS = [1, 2, 3]

function AuditLog({ name, columns }: { name: string | null; columns: readonly string[] }) {
  return (
    <table className="audit-log" aria-label={name ?? undefined}>
      <thead>
        <tr>
          <th scope="col">No.</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map((column) => (
              <td key={column}>{'\u00a0'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const OWN_LABEL = 'Essentials of the port of this call'

function PortEssentials({ ports }: { ports: CompliancePackContent['ports'] }) {
  return (
    <>
      {ports.some(({ leadTime }) => fixOf(leadTime) !== undefined) && (
        <p className="port-essentials__key" aria-hidden="true">
          Dots: 72, 48 and 24 hours before ETA, and ETA. Filled: the lead time.
        </p>
      )}
      <div className="port-essentials stack-24">
        {ports.map(({ _id, name, leadTime, nuances }) => (
          <div key={_id} className={classOf(nuances)}>
            <div className="port-essentials__head">
              <h4 className="port-essentials__name">{name}</h4>
              <LeadMark leadTime={leadTime} />
              {leadTime && (
                <p className="port-essentials__lead muted small">
                  Lead time <span className="port-essentials__hours">{leadTime}</span>
                </p>
              )}
            </div>
            <Lines items={nuances} />
          </div>
        ))}
      </div>
      <p className="port-essentials__own">
        <span className="port-essentials__label muted small">{OWN_LABEL}</span>
        <FieldSpace
          name="portEssentials"
          label={OWN_LABEL}
          kind="lines"
          className="port-essentials__space"
        />
      </p>
    </>
  )
}

/** Number of letters above which a port's lines take the full width and may break across sheets. */
const MAX_LETTERS = 900

function classOf(nuances: readonly string[]): string {
  const isLong = visibleLetters(nuances.join('')).length > MAX_LETTERS
  return isLong ? 'port-essentials__port port-essentials__port--long' : 'port-essentials__port'
}

/** Hours before arrival that a mark has a fix for; 0 is the arrival. */
const FIXES = [72, 48, 24, 0]

/** Units from the first fix to the arrival, and from the edge to the first fix. */
const LENGTH = 88
const EDGE = 6

/**
 * The last three days of a passage, heavy from the fix at which a port's papers are due. Decoration: the words stand
 * beside it. Nothing for a lead time that is no such day.
 */
function LeadMark({ leadTime }: { leadTime: string | null }) {
  const lead = fixOf(leadTime)
  if (lead === undefined) return null
  return (
    <svg className="lead-mark" viewBox="0 0 100 12" width="100" height="12" aria-hidden="true">
      <path strokeDasharray="4 3" d={`M${EDGE} 6H${EDGE + LENGTH}`} />
      <path strokeWidth="3" d={`M${placeOf(lead)} 6H${EDGE + LENGTH}`} />
      {FIXES.map((hours) => (
        <circle
          key={hours}
          className={hours === lead ? 'ink-filled' : 'ink-open'}
          strokeWidth="1.5"
          cx={placeOf(hours)}
          cy="6"
          r={hours === lead ? 5 : 3.5}
        />
      ))}
    </svg>
  )
}

function fixOf(leadTime: string | null): number | undefined {
  const lead = hoursIn(leadTime ?? '')?.to
  return FIXES.find((hours) => hours === lead)
}

function placeOf(hours: number): number {
  return Math.round(EDGE + LENGTH * (1 - hours / 72))
}
