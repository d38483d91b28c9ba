import contactWithoutChart from './contact-without-chart/index.ts'
import linksReferToPages from './links-refer-to-pages/index.ts'
import type { DocumentMigration } from './migrate.ts'
import oneTruth from './one-truth/index.ts'
import withoutFolds from './without-folds/index.ts'

/** Every migration by its name, the oldest first. */
export const migrations: Readonly<Record<string, DocumentMigration>> = {
  'one-truth': oneTruth,
  'links-refer-to-pages': linksReferToPages,
  'contact-without-chart': contactWithoutChart,
  'without-folds': withoutFolds,
}
