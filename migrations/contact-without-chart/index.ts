/** Content from before the contact page showed the desk's watch: removes the port whose waters it drew. */
import { at, defineMigration, unset } from 'sanity/migrate'

export default defineMigration({
  title: 'Contact page: remove the port of its chart',
  documentTypes: ['contactPage'],
  migrate: { document: () => at('chartPort', unset()) },
})
