import type { ObjectInputProps } from 'sanity'

/** Sanity's input for a position, without the field for the altitude. */
export function PositionInput(props: ObjectInputProps) {
  const members = props.members.filter((member) => member.kind !== 'field' || member.name !== 'alt')
  return props.renderDefault({ ...props, members })
}
