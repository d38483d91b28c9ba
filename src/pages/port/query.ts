import { block, callToAction, pageFields } from '../../content/blocks.ts'
import { at, choice, flag, key, labels, list, object, text, textList } from '../../content/field.ts'
import { type ContentOf, pageQuery } from '../../content/page-query.ts'
import { alsoDependsOn, every, first, singleton } from '../../content/select.ts'
import { portCallToAction, portLabels } from '../../text/labels/pages/port.ts'
import { contactNumber } from '../../content/contact-number.ts'
import { zoneKind, zoneTime } from '../../sections/coverage-table/coverage-zones.ts'
import { places } from '../../sections/chartlet/places.ts'
import { coordinates, firstPorts } from '../../sections/port-links/ports.ts'

const coast = choice(['west', 'east'])

/** Takes `$portSlug`; `port` is null if no port has this slug. */
export const portQuery = pageQuery('port', {
  settings: singleton('siteSettings', {
    mobilisationNote: text,
    typicalTimesNote: text,
    withoutRetainerNote: text,
    distressNote: text,
  }),
  port: alsoDependsOn(
    first('port', 'slug.current == $portSlug', {
      slug: at('slug.current', text),
      name: text,
      fullName: text,
      summary: text,
      coordinates,
      places,
      coast,
      responseTime: text,
      baseAssets: textList,
      localNuances: textList,
      emergencyContacts: list(object({ _key: key, role: text, contact: contactNumber })),
      equipment: textList,
      partners: textList,
      leadTime: text,
      vhf: text,
      authority: text,
      locode: text,
      seoTitle: text,
      seoDescription: text,
      // In structured data, the build omits a placeholder's position and UN/LOCODE.
      isPlaceholder: flag,
    }),
    'deskContact',
  ),
  zones: alsoDependsOn(
    every(
      'coverageZone',
      { where: 'defined(coast)', order: 'orderRank asc' },
      { coast, kind: zoneKind, responseTime: zoneTime },
    ),
    'slaCommitment',
  ),
  ports: firstPorts,
  page: singleton('portPage', {
    ...pageFields,
    coverageLine: text,
    requirements: block,
    equipment: block,
    partners: block,
    emergencyContacts: block,
    otherPorts: block,
    callToAction: callToAction(portCallToAction),
    buttons: labels(portLabels),
  }),
})

export type PortContent = ContentOf<typeof portQuery>

export type KnownPortContent = PortContent & { port: NonNullable<PortContent['port']> }
