import type { FrameContent } from '../content/frame.ts'
import './print-head.css'

/** Head of a printed page: who, and the numbers that the bars show on a screen. */
export function PrintHead({
  settings: { brandName, emergencyPhone, whatsappNumber, supportEmail },
}: {
  settings: FrameContent['settings']
}) {
  const ways = [
    emergencyPhone === null ? null : `24/7 ${emergencyPhone}`,
    whatsappNumber === null ? null : `WhatsApp ${whatsappNumber}`,
    supportEmail,
  ].filter((way) => way !== null)
  return (
    <div className="print-head" aria-hidden="true">
      <div className="print-head__line">
        <strong>{brandName}</strong>
        <span>{ways.join(' · ')}</span>
      </div>
    </div>
  )
}
