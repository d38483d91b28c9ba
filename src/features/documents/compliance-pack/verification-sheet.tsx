import { FillInLines, TickBoxes } from '../parts/fill-in.tsx'
import { FooterLines } from '../parts/document-foot.tsx'
import { TitledLines, Lines, ReferenceList } from '../parts/lines.tsx'
import { DocumentPart } from '../parts/document-part.tsx'
import './compliance-pack.css'
import { LOOK_UP_FIELD_NAMES, formFieldNames } from './form-field-names.ts'
import { visibleCharacters } from '../../../text/invisible.ts'
import { FieldSpace } from '../parts/sheet.tsx'
import { partHeading } from '../document-content.ts'
import type { CompliancePackContent } from './query.ts'

/** Sheet 2: steps for harbour master and agent, requirements by port, and the audit log. */
export function VerificationSheet({ content }: { content: CompliancePackContent }) {
  const { document, ports } = content
  const { harbourMaster, agentChecklist, portEssentials, coastGuard, references, auditLog } =
    document
  const auditLogHeading = partHeading(auditLog, 'Audit log', auditLog.columns)
  return (
    <>
      <h2 className="title__text">
        {document.verificationTitle ?? 'Verification and port checklist'}
      </h2>
      <DocumentPart
        heading={partHeading(harbourMaster, 'A. Harbour master instructions', harbourMaster.steps)}
        intro={harbourMaster.intro}
        level={3}
      >
        <TitledLines items={harbourMaster.steps} numbered />
        <FillInLines
          labels={[...harbourMaster.lookUpFields, ...harbourMaster.recordFields]}
          names={formFieldNames(harbourMaster.lookUpFields, 'lookUp', LOOK_UP_FIELD_NAMES)}
        />
      </DocumentPart>
      <DocumentPart
        heading={partHeading(agentChecklist, 'B. Vessel and agent checklist', agentChecklist.items)}
        intro={agentChecklist.intro}
        level={3}
      >
        <TickBoxes items={agentChecklist.items} columns={2} />
      </DocumentPart>
      <DocumentPart
        heading={partHeading(portEssentials, 'C. Port-specific essentials', ports)}
        intro={portEssentials.intro}
        level={3}
      >
        <PortEssentials ports={ports} />
      </DocumentPart>
      <DocumentPart
        heading={partHeading(
          coastGuard,
          'D. Coast Guard / NOSDCP coordination',
          coastGuard.centres,
        )}
        intro={coastGuard.intro}
        level={3}
      >
        <TitledLines items={coastGuard.centres} columns={2} />
      </DocumentPart>
      <DocumentPart heading={partHeading(references, 'References', references.items)} level={3}>
        <ReferenceList references={references.items} withNotes={false} />
      </DocumentPart>
      <DocumentPart heading={auditLogHeading} level={3}>
        <AuditLog name={auditLogHeading} columns={auditLog.columns} />
      </DocumentPart>
      <FooterLines lines={document.footerLines} />
    </>
  )
}

const AUDIT_LOG_ROWS = [1, 2, 3]

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
        {AUDIT_LOG_ROWS.map((row) => (
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

const PORT_OF_CALL_LABEL = 'Essentials for this port of call'

function PortEssentials({ ports }: { ports: CompliancePackContent['ports'] }) {
  return (
    <>
      <div className="port-essentials stack-24">
        {ports.map(({ _id, name, leadTime, nuances }) => (
          <div key={_id} className={portClass(nuances)}>
            <div className="port-essentials__head">
              <h4 className="port-essentials__name">{name}</h4>
              {leadTime && (
                <p className="port-essentials__lead-time muted small">
                  Lead time <span className="port-essentials__lead-time-value">{leadTime}</span>
                </p>
              )}
            </div>
            <Lines items={nuances} />
          </div>
        ))}
      </div>
      <p className="port-essentials__port-of-call">
        <span className="port-essentials__label muted small">{PORT_OF_CALL_LABEL}</span>
        <FieldSpace
          name="portEssentials"
          label={PORT_OF_CALL_LABEL}
          kind="lines"
          className="port-essentials__space"
        />
      </p>
    </>
  )
}

/** A port whose text has more characters than this takes the full width and can continue on the next page. */
const MAX_CHARACTERS = 900

function portClass(nuances: readonly string[]): string {
  const isLong = visibleCharacters(nuances.join('')).length > MAX_CHARACTERS
  return isLong ? 'port-essentials__port port-essentials__port--long' : 'port-essentials__port'
}
