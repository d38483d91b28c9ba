import './lines.css'

/** Where the time itself ends, and what it is for or from when it runs begins. */
const CONDITION = /\s*[,;(]|\s+(?:from|of|after)\s/

/** A committed time in words, of which the time itself stands out: "6–8 hours to site" before its ports. */
export function PromisedTime({ response }: { response: string }) {
  const end = CONDITION.exec(response)?.index ?? response.length
  return (
    <>
      <strong className="promised-time">{response.slice(0, end)}</strong>
      {response.slice(end)}
    </>
  )
}
