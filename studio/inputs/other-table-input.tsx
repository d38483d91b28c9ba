import { Box, Card, Stack, Text } from '@sanity/ui'
import { type ObjectInputProps, Preview, PreviewCard, useFormValue, useSchema } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { readFound, useLiveQuery } from '../desk/live-query.ts'

/** The two tables that promise the same services, each as the other calls it. */
const OTHER: Readonly<Record<string, { readonly type: string; readonly table: string }>> = {
  slaRow: { type: 'slaCommitment', table: 'the full schedule of Fleet retainer' },
  slaCommitment: { type: 'slaRow', table: 'the short table of the home page' },
}

export const hasOtherTable = (type: string): boolean => type in OTHER

const SAME_SERVICE = '*[_type == $type && lower(service) == lower($service)][0...1]{_id, _type}'

/**
 * The form of a row of either service-level table, with the row of the same service in the other one, which
 * opens beside it: a promise that is changed in one and not in the other contradicts itself.
 */
export function OtherTableInput(props: ObjectInputProps) {
  const service = useFormValue(['service'])
  const other = OTHER[props.schemaType.name]
  return (
    <Stack gap={4}>
      {other && typeof service === 'string' && service.trim() !== '' && (
        <SameService {...other} service={service.trim()} />
      )}
      {props.renderDefault(props)}
    </Stack>
  )
}

type Same = { readonly type: string; readonly table: string; readonly service: string }

function SameService({ type, table, service }: Same) {
  const schemaType = useSchema().get(type)
  const { ChildLink } = usePaneRouter()
  const answer = useLiveQuery(SAME_SERVICE, { type, service })
  if (answer === undefined || !schemaType) return null
  const [row] = readFound(answer)
  return (
    <Card aria-label="The same service in the other table" as="section" border radius={2}>
      <Box padding={3}>
        <Text muted size={1}>
          {row
            ? `Also in ${table}. Click it to open it beside this one:`
            : `No row in ${table} has this service.`}
        </Text>
      </Box>
      {row && (
        <PreviewCard
          as={ChildLink}
          data-as="a"
          childId={row.id}
          childParameters={{ type }}
          radius={2}
          sizing="border"
        >
          <Preview layout="default" schemaType={schemaType} value={{ _id: row.id, _type: type }} />
        </PreviewCard>
      )}
    </Card>
  )
}
