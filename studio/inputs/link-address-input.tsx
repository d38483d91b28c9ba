import { Card, Stack, Text } from '@sanity/ui'
import { Autocomplete } from '@sanity/ui/autocomplete'
import { useState } from 'react'
import { set, type StringInputProps, unset } from 'sanity'
import { useLiveQuery } from '../desk/use-live-query.ts'
import { isWanted, type LinkOption, linkOptions, readPorts } from './link-options.ts'

const PORTS =
  '*[_type == "port" && defined(slug.current)] | order(orderRank asc) {name, "slug": slug.current}'

/** The address of a link: one of the site's pages by its name, or an address typed in full. */
export function LinkAddressInput({
  id,
  value,
  onChange,
  readOnly,
  elementProps,
}: StringInputProps) {
  const { value: _typed, onChange: _write, ...element } = elementProps
  const ports = useLiveQuery(PORTS, {}, 'published')
  const options = linkOptions(ports.state === 'answered' ? readPorts(ports.value) : [])
  // Typed text is written at once. Passed back as the value it would close the list, so that stays as it was.
  const [held, setHeld] = useState<{ value: string | undefined } | null>(null)
  const shown = held ? held.value : value
  const write = (address: string | null) => {
    if (address === null) return
    const trimmed = address.trim()
    onChange(trimmed === '' ? unset() : set(trimmed))
  }
  return (
    <Autocomplete<LinkOption>
      {...element}
      id={id}
      filterOption={isWanted}
      fontSize={2}
      onBlur={(event) => {
        setHeld(null)
        element.onBlur(event)
      }}
      onChange={write}
      onFocus={(event) => {
        setHeld({ value })
        element.onFocus(event)
      }}
      onQueryChange={write}
      openButton
      options={options}
      placeholder="Choose a page, or type https://, mailto: or tel:"
      readOnly={readOnly ?? false}
      renderOption={(option) => <Option key={option.value} {...option} />}
      renderValue={(address) => address}
      {...(shown === undefined ? {} : { value: shown })}
    />
  )
}

function Option({ title, value }: LinkOption) {
  return (
    <Card as="button" padding={3} radius={2}>
      <Stack gap={2}>
        <Text size={1} weight="medium">
          {title}
        </Text>
        <Text size={1} muted>
          {value}
        </Text>
      </Stack>
    </Card>
  )
}
