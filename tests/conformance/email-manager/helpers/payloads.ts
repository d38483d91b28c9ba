/** The payloads of the contract, for an address each. */
import {
  exampleBody,
  leadExample,
  type TemplateId,
} from '../../../helpers/email-manager-contract.ts'

export const BUSINESS = { business_id: 'global-salvage' }

export const signup = (email: string) => ({ ...exampleBody('signup'), email })

export const PRE_ARRIVAL_DATA = leadExample('pre_arrival_request')

export const FLEET_DATA = leadExample('fleet_quote_request')

export const lead = (desk: string, template: TemplateId, data: Record<string, unknown>) => ({
  ...exampleBody(template),
  recipient: { email: desk, name: 'Global Salvage Support Team' },
  data,
})
