import { Box, Spinner, Text } from '@sanity/ui'

/** A message in place of a list's rows. */
export function ListMessage({ children }: { readonly children: string }) {
  return (
    <Box padding={4}>
      <Text align="center" muted size={1}>
        {children}
      </Text>
    </Box>
  )
}

/** A spinner while a list loads. */
export function Waiting() {
  return (
    <Box padding={4}>
      <Text align="center" muted>
        <Spinner />
      </Text>
    </Box>
  )
}
