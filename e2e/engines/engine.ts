/** A browser with one window, whoever made it: what the tests ask of all three alike. */
export type Engine = AsyncDisposable & {
  /** Shows an address and waits for its `load` event. */
  open(url: string): Promise<void>
  /** Gives the page this much room, in CSS px. */
  resize(width: number, height: number): Promise<void>
  /** Runs a function in the page; what goes in and comes out is JSON. */
  evaluate<Result, Given>(read: (given: Given) => Result, given?: Given): Promise<Awaited<Result>>
  /** Presses a key by its DOM name, with or without Shift. */
  press(key: Key): Promise<void>
  /** Presses the main button of the mouse at a place in the window. */
  clickAt(x: number, y: number): Promise<void>
  /** The whole page as a PNG, as it is, without scrolling; it may take a window of its height. */
  capture(): Promise<Buffer>
  /** What the page complained of since it was opened, where the engine tells. */
  complaints(): string[]
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Shift+Tab'

export type EngineOptions = { script: boolean }

/** Brings an element into the window and presses the mouse on its middle. */
export async function click(engine: Engine, selector: string): Promise<void> {
  const { x, y } = await engine.evaluate((selector: string) => {
    const element = document.querySelector(selector)
    if (!element) throw new Error(`Nothing is ${selector}`)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }, selector)
  await engine.clickAt(x, y)
}

/** The text of a script that runs a function in the page and says its result as JSON. */
export function callOf(read: (given: never) => unknown, given: unknown): string {
  return `(async () => JSON.stringify(await (${read})(${JSON.stringify(given)})) ?? 'null')()`
}
