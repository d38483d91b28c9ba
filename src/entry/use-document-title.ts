import { useEffect } from 'react'

/** Sets the browser's title for the page shown (specification section 2). */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}
