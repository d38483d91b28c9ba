import { ButtonAnchor } from '../../ui/button.tsx'
import { Card, CardGrid } from '../../ui/card.tsx'
import { mailHref, telHref, whatsappHref } from '../../ui/contact-links.ts'
import { Notice } from '../../ui/notice.tsx'
import type { ContactContent } from './query.ts'

/** The ways to reach the desk, most urgent first (SPEC section 2, contact). */
export function Channels({ content: { frame, page, distressNote } }: { content: ContactContent }) {
  const { emergencyPhone, whatsappNumber, supportEmail, officeLocation } = frame.settings
  const tel = telHref(emergencyPhone)
  const whatsapp = whatsappHref(whatsappNumber)
  const mail = mailHref(supportEmail)
  return (
    <>
      {distressNote && <Notice tone="warning">{distressNote}</Notice>}
      <CardGrid columns={4}>
        <Card level={2} title={page.hotline.heading ?? '24/7 hotline'}>
          {page.hotline.body && <p>{page.hotline.body}</p>}
          {tel && (
            <ButtonAnchor variant="emergency" icon="phone-call" href={tel}>
              {emergencyPhone}
            </ButtonAnchor>
          )}
        </Card>
        <Card level={2} title={page.whatsapp.heading ?? 'WhatsApp'}>
          {page.whatsapp.body && <p>{page.whatsapp.body}</p>}
          {whatsapp && (
            <ButtonAnchor variant="whatsapp" icon="brand-whatsapp" href={whatsapp}>
              {whatsappNumber}
            </ButtonAnchor>
          )}
        </Card>
        <Card level={2} title={page.email.heading ?? 'E-mail'}>
          {page.email.body && <p>{page.email.body}</p>}
          {mail && (
            <ButtonAnchor variant="quiet" icon="mail" href={mail}>
              {supportEmail}
            </ButtonAnchor>
          )}
        </Card>
        <Card level={2} title={page.office.heading ?? 'India office'}>
          {officeLocation && <p>{officeLocation}</p>}
          {page.office.body && <p>{page.office.body}</p>}
          {page.officeHours && <p>{page.officeHours}</p>}
        </Card>
      </CardGrid>
    </>
  )
}
