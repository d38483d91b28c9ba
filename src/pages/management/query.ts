import { block, callToAction, pageFields } from '../../content/blocks.ts'
import {
  at,
  flag,
  key,
  labels,
  list,
  object,
  requiredText,
  text,
  textList,
  type ValuesOf,
} from '../../content/field.ts'
import {
  managementCallToAction,
  managementLabels,
  escalationListLabels,
} from '../../text/labels/pages/management.ts'
import { image } from '../../content/image-field.ts'
import { type ContentOf, pageQuery } from '../../content/page-query.ts'
import { contactNumber } from '../../content/contact-number.ts'
import { alsoDependsOn, every, singleton } from '../../content/select.ts'

const teamMember = {
  _id: key,
  name: requiredText,
  title: text,
  focus: text,
  bio: textList,
  image,
  isPlaceholder: flag,
}

export type TeamMember = ValuesOf<typeof teamMember>

const membersOf = (group: 'executive' | 'advisory') =>
  every('teamMember', { where: `group == "${group}"`, order: 'orderRank asc' }, teamMember)

export const managementQuery = pageQuery('management', {
  page: singleton('managementPage', {
    ...pageFields,
    /** Heading and intro of the escalation list. */
    watchBill: labels(escalationListLabels),
    executive: block,
    advisory: block,
    callToAction: callToAction(managementCallToAction),
    buttons: labels(managementLabels),
  }),
  escalation: alsoDependsOn(
    singleton('slaScheduleDocument', {
      steps: at(
        'escalation.steps',
        list(
          object({
            _key: key,
            level: text,
            role: requiredText,
            when: text,
            contact: contactNumber,
          }),
        ),
      ),
    }),
    'deskContact',
  ),
  executives: membersOf('executive'),
  advisers: membersOf('advisory'),
})

export type ManagementContent = ContentOf<typeof managementQuery>
