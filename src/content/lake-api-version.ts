/** Version of the lake's HTTP API, sent with every read; its default perspective is `published`. */
export const LAKE_API_VERSION = '2025-02-19'
