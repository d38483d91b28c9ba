import type { ObjectInputProps } from 'sanity'

/** Latitude and longitude of a position, without the altitude that Sanity's input asks for too. */
export function PositionInput(props: ObjectInputProps) {
  const members = props.members.filter((member) => member.kind !== 'field' || member.name !== 'alt')
  return props.renderDefault({ ...props, members })
}
