/** Version of the lake's HTTP API that every client uses. Its default perspective is `published`. */
export const LAKE_API_VERSION = '2025-02-19'
