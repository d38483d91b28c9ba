/** A browser with one tab, as the journey needs it, by whichever protocol it is driven. */
export type Driven = {
  tab: Tab
  close(): Promise<void>
}

export type Tab = {
  /** Opens an address and waits until it is loaded, as `back` and `reload` do. */
  open(address: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  /** @returns the value of an expression in the page, via JSON */
  evaluate(expression: string): Promise<unknown>
  /** Brings the first element that the selector finds into view, and presses on its middle. */
  click(selector: string): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  /** Sets the inner size of the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Errors in pages and in their consoles, as far as the protocol tells. */
  errors: string[]
}
