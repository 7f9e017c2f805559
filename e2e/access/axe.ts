import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe cannot decide and we have looked at: text over pictures and blurred surfaces (other tests
 * measure contrast on the real pixels), captions of a video without sound, the map of another company in
 * its frame.
 */
const LOOKED_AT = ['color-contrast', 'video-caption', 'frame-tested']

/** Fails with a readable list when axe finds a violation, or a doubt that no one has looked at. */
export async function expectAccessible(
  page: Page,
  state: string,
  without: string[] = [],
): Promise<void> {
  await settled(page)
  const { violations, incomplete } = await new AxeBuilder({ page })
    // No frame here is another page's; running in each separately, and combining the results in a new page,
    // doubles the time.
    .setLegacyMode()
    // Passed rules are not described: that takes longer than finding what is wrong.
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

/** Waits for fonts, and lets animations finish. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    // One that follows the scroll is where it belongs; finished, it would show what no visitor sees.
    const ending = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    for (const animation of ending) animation.finish()
  })
}
