import type { Page } from '../page.ts'
import { PreArrivalPage } from './pre-arrival-page.tsx'
import { type PreArrivalContent, preArrivalQuery } from './query.ts'

export const page: Page<PreArrivalContent> = {
  query: preArrivalQuery,
  head: ({ page: { seoTitle, seoDescription } }) => ({
    title: seoTitle,
    description: seoDescription,
  }),
  Component: PreArrivalPage,
}
