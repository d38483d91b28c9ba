import { createContext } from 'react'

/** Whether the page that is shown is the one that the document was loaded for. */
export const FirstView = createContext(true)
