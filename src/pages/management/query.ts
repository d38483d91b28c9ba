import { defineQuery } from 'groq'
import * as v from 'valibot'
import { block, pageFields } from '../../content/blocks.ts'
import { frameGroq } from '../../content/frame.ts'
import { pageQuery } from '../../content/page-query.ts'
import { list, record, requiredText, text, textList } from '../../content/parse.ts'
import type { ContentOf } from '../../content/content-of.ts'
import type { ManagementGroqResult } from '../../content/sanity.generated.ts'

const managementGroq = defineQuery(`{
  "asOf": now(),
  "frame": ${frameGroq},
  "page": *[_type == "managementPage"][0]{
    heading, lead, seoTitle, seoDescription, executive, advisory
  },
  "executives": *[_type == "teamMember" && group == "executive"] | order(orderRank asc){
    _id, name, title, focus, bio
  },
  "advisers": *[_type == "teamMember" && group == "advisory"] | order(orderRank asc){
    _id, name, title, focus, bio
  }
}`)

const teamMember = v.object({
  _id: v.string(),
  name: requiredText,
  title: text,
  focus: text,
  bio: textList,
})

export type TeamMember = v.InferOutput<typeof teamMember>

export const managementQuery = pageQuery('management', managementGroq, {
  page: record({ ...pageFields, executive: block, advisory: block }),
  executives: list(teamMember),
  advisers: list(teamMember),
})

export type ManagementContent = ContentOf<typeof managementQuery, ManagementGroqResult>
