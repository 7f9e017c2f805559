import { isObject, readNumber, readObject } from '@noren/contract/json'
import type { CDPSession } from '@playwright/test'

/** How many elements the browser restyled while an action ran. */
export async function styledDuring(
  session: CDPSession,
  act: () => Promise<unknown>,
): Promise<number> {
  let elements = 0
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const { name, args } = readObject(event)
      if (name !== 'UpdateLayoutTree' || !isObject(args)) continue
      elements += readNumber(args.elementCount) ?? 0
    }
  })
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', { categories: 'devtools.timeline' })
  await act()
  await session.send('Tracing.end')
  await complete
  return elements
}
