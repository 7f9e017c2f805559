import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe cannot decide by itself and we have looked at: text over pictures and blurred surfaces
 * (contrast is measured on the real pixels elsewhere), captions of a film without sound, the map of
 * another company in its frame.
 */
const LOOKED_AT = ['color-contrast', 'video-caption', 'frame-tested']

/** Fails with a readable list when axe finds a violation, or a doubt nobody has looked at. */
export async function expectAccessible(
  page: Page,
  state: string,
  without: string[] = [],
): Promise<void> {
  await settled(page)
  const { violations, incomplete } = await new AxeBuilder({ page })
    // No frame here is another page's; asking each apart, and putting it together in a page of its own,
    // doubles the time.
    .setLegacyMode()
    // What is right is not described: that takes longer than finding what is wrong.
    .options({ resultTypes: ['violations', 'incomplete'] })
    .withTags(TAGS)
    .disableRules(without)
    .analyze()
  const doubts = incomplete.filter(({ id }) => !LOOKED_AT.includes(id))
  const list = [...violations, ...doubts].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
  expect(list, state).toEqual([])
}

/** Shows what appears while one scrolls, and lets what moves come to its end. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    for (const animation of ending) {
      try {
        animation.finish()
      } catch {
        // One that follows the scroll has no end in time.
      }
    }
  })
}
