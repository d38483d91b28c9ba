import type { FrameContent } from '../content/frame.ts'
import { BrandMark } from '../ui/brand-mark.tsx'

/** Head of a printed page, like that of a document: who, and the numbers that the bars show on a screen. */
export function PrintHead({
  settings: { brandName, emergencyPhone, whatsappNumber, supportEmail },
}: {
  settings: FrameContent['settings']
}) {
  return (
    <div className="print-head" aria-hidden="true">
      <div className="print-head__line">
        <BrandMark />
        <strong>{brandName}</strong>
        {whatsappNumber && <span>WhatsApp {whatsappNumber}</span>}
        {supportEmail && <span>{supportEmail}</span>}
        {emergencyPhone && <b>24/7 {emergencyPhone}</b>}
      </div>
    </div>
  )
}
