/** Content from before phones showed every part open: removes the words that opened the folded ones. */
import { at, defineMigration, unset } from 'sanity/migrate'

/** The fields that are gone, by type. */
const GONE: Readonly<Record<string, readonly string[]>> = {
  homePage: ['buttons.penalties'],
  fleetRetainerPage: [
    'buttons.clauses',
    'buttons.operationsCentre',
    'buttons.commitments',
    'buttons.zones',
  ],
  financialSecurityPage: ['buttons.clauses'],
  salvageResponsePage: ['buttons'],
}

export default defineMigration({
  title: 'Remove the words that opened folded parts',
  documentTypes: Object.keys(GONE),
  migrate: {
    document: ({ _type: type }) => (GONE[type] ?? []).map((field) => at(field, unset())),
  },
})
