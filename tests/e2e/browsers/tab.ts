/** A browser with one tab, with the same interface for every protocol. */
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
  /** Scrolls the first element that matches into view and clicks on its centre. */
  click(selector: string): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  /** Sets the inner size of the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Page errors and console errors, if the protocol reports them. */
  errors: string[]
}
