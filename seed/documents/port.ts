import type { Port } from '../../src/content/sanity.generated.ts'
import type { SeedDocument } from '../build/document.ts'
import { ranked } from '../build/ranked.ts'
import { kandla } from './port.kandla.ts'
import { mumbai } from './port.mumbai.ts'
import { mundra } from './port.mundra.ts'
import { paradip } from './port.paradip.ts'
import { vadinar } from './port.vadinar.ts'
import { visakhapatnam } from './port.visakhapatnam.ts'

/** The six ports, in the order of the footer. */
export const ports: SeedDocument<Port>[] = ranked([
  mumbai,
  mundra,
  vadinar,
  kandla,
  visakhapatnam,
  paradip,
])
