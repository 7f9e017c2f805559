/** A browser with one window: what the tests need of all three engines. */
export type Engine = AsyncDisposable & {
  /** Shows an address and waits for its `load` event. */
  open(url: string): Promise<void>
  /** Resizes the page to this many CSS px. */
  resize(width: number, height: number): Promise<void>
  /** Runs a function in the page; its input and output are JSON. */
  evaluate<Result, Given>(read: (given: Given) => Result, given?: Given): Promise<Awaited<Result>>
  /** Presses a key by its DOM name, with or without Shift. */
  press(key: Key): Promise<void>
  /** Presses the main button of the mouse at a position in the window. */
  clickAt(x: number, y: number): Promise<void>
  /** The whole page as a PNG, as it is, without scrolling; it may take a window of its height. */
  capture(): Promise<Buffer>
  /** The page's problems since it was opened, where the engine reports them. */
  complaints(): string[]
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Shift+Tab'

export type EngineOptions = { script: boolean }

/** Scrolls an element into the window and presses the mouse on its middle. */
export async function click(engine: Engine, selector: string): Promise<void> {
  const { x, y } = await engine.evaluate((selector: string) => {
    const element = document.querySelector(selector)
    if (!element) throw new Error(`Nothing matches ${selector}`)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }, selector)
  await engine.clickAt(x, y)
}

/** The text of a script that runs a function in the page and returns its result as JSON. */
export function callOf(read: (given: never) => unknown, given: unknown): string {
  return `(async () => JSON.stringify(await (${read})(${JSON.stringify(given)})) ?? 'null')()`
}
