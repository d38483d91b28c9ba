/** A browser with one tab. The interface is the same for Puppeteer (`firefox.ts`) and WebDriver (`webkit.ts`). */
export type TestBrowser = {
  tab: Tab
  close(): Promise<void>
}

export type Tab = {
  /** Opens an address. Like `reload`, it waits until the page is loaded. */
  open(address: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  /** @returns the value of an expression in the page, via JSON */
  evaluate(expression: string): Promise<unknown>
  /** Scrolls the first matching element into view and clicks on its centre. */
  click(selector: string): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  /** Sets the inner size of the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Page errors and console errors, if the protocol reports them. */
  errors: string[]
}
