/** Version of the lake's HTTP API that all of the product asks for; its default perspective is `published`. */
export const LAKE_API_VERSION = '2025-02-19'
