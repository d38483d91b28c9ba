import { useIsPresentationTool, usePresentationQuery } from '@sanity/visual-editing/react'
import { use, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { contentKey, type PageContent, type PageQuery } from '../../content/page-query.ts'
import { loadedPage, loadPage } from '../loaded-pages.ts'
import { matchRoute } from '../routes.ts'
import { markText } from './mark-text.ts'

/** Milliseconds after which the Studio is asked again, until it has answered once. */
const ASK_AGAIN = 150

type Show = (query: PageQuery, content: PageContent) => void

/** Has the Studio answer the query of the page shown, again at every edit. */
export function Drafts({ onDraft }: { onDraft: Show }) {
  const { pathname } = useLocation()
  const { route, params } = matchRoute(pathname)
  const page = loadedPage(route) ?? use(loadPage(route))
  const query = page.query(params)
  return <DraftsOf key={JSON.stringify(contentKey(query))} query={query} onDraft={onDraft} />
}

/**
 * The package's hook asks when its channel opens, before it knows whose dataset to ask of, and then
 * every 20 seconds: it is mounted again until there is an answer.
 */
function DraftsOf({ query, onDraft }: { query: PageQuery; onDraft: Show }) {
  const [attempt, setAttempt] = useState(0)
  const [isAnswered, setAnswered] = useState(false)
  const isInStudio = useIsPresentationTool() === true

  useEffect(() => {
    if (!isInStudio || isAnswered) return undefined
    const timer = setInterval(() => setAttempt((before) => before + 1), ASK_AGAIN)
    return () => clearInterval(timer)
  }, [isInStudio, isAnswered])

  return (
    <Answers
      key={attempt}
      query={query}
      onDraft={(content) => {
        setAnswered(true)
        onDraft(query, content)
      }}
    />
  )
}

function Answers({
  query,
  onDraft,
}: {
  query: PageQuery
  onDraft: (content: PageContent) => void
}) {
  const { data, sourceMap } = usePresentationQuery({
    query: query.groq,
    params: query.params,
    stega: false,
  })
  const take = useEffectEvent((answer: unknown, map: typeof sourceMap) =>
    onDraft(query.parse(markText(answer, map))),
  )
  useEffect(() => {
    if (data !== null) take(data, sourceMap)
  }, [data, sourceMap])
  return null
}
