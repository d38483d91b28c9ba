import type { SanityClient } from '@sanity/client'
import { useToast } from '@sanity/ui/toast'
import { useCallback } from 'react'
import { useClient } from 'sanity'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { filterOf } from './list-filter.ts'
import { rebalance, type Ranked } from './rebalance.ts'
import type { Ordered } from './outline.ts'

function isRanked(row: unknown): row is Ranked {
  return typeof row === 'object' && row !== null && '_id' in row && typeof row._id === 'string'
}

async function versionsOf(client: SanityClient, list: Ordered): Promise<Ranked[]> {
  const { filter, params } = filterOf(list)
  const conditions = ['_type == $type', ...(filter ? [filter] : [])].join(' && ')
  const rows: unknown = await client
    .withConfig({ perspective: 'raw' })
    .fetch(`*[${conditions}] {_id, orderRank}`, { type: list.type, ...params })
  return Array.isArray(rows) ? rows.filter(isRanked) : []
}

/** Rebalances the ranks of a list and shows a toast with the outcome. */
export function useRebalance(list: Ordered): () => Promise<void> {
  const client = useClient({ apiVersion: LAKE_API_VERSION })
  const toast = useToast()
  return useCallback(async () => {
    try {
      const ranks = rebalance(await versionsOf(client, list))
      const transaction = client.transaction()
      for (const [id, orderRank] of ranks) transaction.patch(id, { set: { orderRank } })
      if (ranks.size > 0) await transaction.commit({ visibility: 'sync' })
      toast.push({ status: 'success', title: 'The rows are numbered anew, in the order they had' })
    } catch (error) {
      console.error(error)
      toast.push({ status: 'error', title: 'The rows could not be numbered: try again' })
    }
  }, [client, list, toast])
}
