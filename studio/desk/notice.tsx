import { Box, Spinner, Text } from '@sanity/ui'

/** What a list pane says where it has no rows to show. */
export function Notice({ children }: { readonly children: string }) {
  return (
    <Box padding={4}>
      <Text align="center" muted size={1}>
        {children}
      </Text>
    </Box>
  )
}

/** Shown until a list pane knows its rows. */
export function Waiting() {
  return (
    <Box padding={4}>
      <Text align="center" muted>
        <Spinner />
      </Text>
    </Box>
  )
}
