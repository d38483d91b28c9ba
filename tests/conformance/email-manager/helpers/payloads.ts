/** The payloads of specification section 7. */
export const BUSINESS = { business_id: 'global-salvage' }

export function signup(email: string) {
  return {
    email,
    ...BUSINESS,
    journey_state: 'newsletter_signup',
    metadata: {
      source: 'website_footer',
      preferences: { compliance: true, emergency: true, newsletter: true },
    },
  }
}

export const PRE_ARRIVAL_DATA = {
  vesselName: 'MV Sagar',
  imo: '0000000',
  port: 'Mumbai / JNPT',
  eta: '2026-03-04T10:00:00+05:30',
  agent: 'Agent & Co',
  customerEmail: 'agent@example.com',
  phone: 'Not provided',
  notes: 'None',
  billingMode: 'retainer',
  submittedAt: '2026-03-01T00:00:00.000Z',
}

export const FLEET_DATA = {
  companyName: 'Sagar Lines',
  contactName: 'A. Sailor',
  customerEmail: 'fleet@example.com',
  phone: '+91 00000 00000',
  fleetSize: '6-10',
  annualPortCalls: 'about 20',
  message: 'None',
  submittedAt: '2026-03-01T00:00:00.000Z',
}

export function lead(
  desk: string,
  template_id: 'pre_arrival_request' | 'fleet_quote_request',
  data: Record<string, unknown>,
) {
  return {
    recipient: { email: desk, name: 'Global Salvage Support Team' },
    template_id,
    email_type: 'transactional',
    ...BUSINESS,
    data,
  }
}
