import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { leadMail } from '../../features/leads/form-table.ts'
import { requestMail } from '../../features/leads/request-mail.ts'
import { mailHref } from '../../text/contact-links.ts'
import { preArrivalForm } from '../../features/leads/pre-arrival-form.ts'
import { requestOptions } from '../../email-manager/call-service.ts'
import { formatIstDateTime } from '../../text/dates.ts'
import { Button, ButtonAnchor, ButtonRow } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { SentRequest } from './sent-section.tsx'

/** Actions after the email-manager has accepted the request (specification section 4). */
export function SentActions({
  request,
  supportEmail,
  phone,
  onNewRequest,
}: {
  request: SentRequest
  supportEmail: string | null
  phone: string | null
  onNewRequest: () => void
}) {
  const { mutate, status, isPending } = useMutation({
    mutationFn: () => downloadCopy(request, supportEmail, phone),
    onError: (error) => console.error('The copy of the request could not be made.', error),
    ...requestOptions,
  })
  const fileName = fileNameOf(request)
  const { vesselName, port } = request.values
  const certificateMail = requestMail(`Certificate of Entry: ${vesselName}, ${port}`, [
    ['Reference', request.reference],
  ])
  const certificateHref = mailHref(supportEmail, certificateMail)
  const notice = useRef<HTMLDivElement>(null)
  // On a phone the notice is below the buttons and out of view.
  useEffect(() => {
    if (status === 'success' || status === 'error')
      notice.current?.scrollIntoView({ block: 'nearest' })
  }, [status])
  return (
    <>
      <p>
        The PDF is a copy of your request, for your records. It is not the pack, and not evidence of
        cover.
      </p>
      <ButtonRow>
        {certificateHref && (
          <ButtonAnchor icon="mail" href={certificateHref}>
            Email the Certificate of Entry
          </ButtonAnchor>
        )}
        {/* The button is never disabled, or it would lose the focus. */}
        <Button
          variant="quiet"
          {...(!isPending && { icon: 'file-download' })}
          isBusy={isPending}
          onClick={() => isPending || mutate()}
        >
          {isPending ? 'Preparing the PDF...' : 'Download PDF Now'}
        </Button>
        <Button variant="quiet" onClick={onNewRequest}>
          Submit Another Request
        </Button>
      </ButtonRow>
      {/* Rendered from the start: a live region that is added with its text is often not read out. */}
      <div ref={notice} aria-live="polite">
        {isPending && <p className="visually-hidden">The PDF is being prepared.</p>}
        {status === 'success' && (
          <Notice tone="success" title={`Saved as ${fileName}`}>
            A copy of your request, marked as such. It is not evidence of cover.
          </Notice>
        )}
        {status === 'error' && (
          <Notice tone="error" title="The PDF could not be created.">
            The desk still has your request. Try again, or copy the summary.
          </Notice>
        )}
      </div>
    </>
  )
}

/** Timeout in milliseconds for loading the PDF code, which is larger than the rest of the site's code. */
const TIMEOUT_MS = 60_000

async function downloadCopy(
  request: SentRequest,
  supportEmail: string | null,
  phone: string | null,
): Promise<void> {
  const timeout = new Promise<never>((_, reject) => void setTimeout(reject, TIMEOUT_MS))
  // Rejects while offline, before `import` does: Chrome 150 caches a failed `import` for as long as the page is open.
  const online = fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  const code = online.then(() => import('./request-copy.ts'))
  const { makeRequestCopy } = await Promise.race([code, timeout])
  const pdf = await makeRequestCopy([
    ['Reference', request.reference],
    ['Received', formatIstDateTime(request.at)],
    ...leadMail(preArrivalForm, request.values).lines,
    ['The desk, by email', supportEmail ?? ''],
    ['The desk, 24/7', phone ?? ''],
  ])
  saveFile(fileNameOf(request), pdf)
}

function fileNameOf({ reference }: SentRequest): string {
  return `request-copy-${reference}.pdf`
}

/** Milliseconds until the object URL is revoked; a browser might start to save late. */
const REVOKE_AFTER = 60_000

function saveFile(name: string, pdf: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([pdf], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER)
}
