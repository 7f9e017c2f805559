import { expect } from '../../support/test.ts'
import type { Question } from '../question.ts'

export const targets: Question = {
  title: (path) =>
    `what can be pressed on ${path} is at least 24 px wide and high, or within a sentence`,
  at: [320, 390, 1280],
  async ask({ page }) {
    expect(await page.evaluate(smallTargets)).toEqual([])
  },
}

/** WCAG 2.2, 2.5.8, without its exception for targets far from the next one. */
function smallTargets(): string[] {
  const LEAST = 24
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"]',
  )
  return [...targets].flatMap((target) => {
    if (!target.checkVisibility({ visibilityProperty: true }) || isInSentence(target)) return []
    const { width, height } = target.getBoundingClientRect()
    const isOffered = width > 1 && !target.closest('.visually-hidden')
    // A field can be pressed by its label too.
    const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined
    const { width: labelWidth = 0, height: labelHeight = 0 } = label?.getBoundingClientRect() ?? {}
    const least = Math.min(Math.max(width, labelWidth), Math.max(height, labelHeight))
    return isOffered && least < LEAST
      ? [`${Math.round(width)} × ${Math.round(height)} ${target.outerHTML.slice(0, 80)}`]
      : []
  })

  /** Whether words of a sentence stand before or after it on its line. */
  function isInSentence(target: HTMLElement): boolean {
    if (getComputedStyle(target).display !== 'inline') return false
    const sentence = target.parentElement?.closest(':not(.whole)')
    const around = [...(sentence?.childNodes ?? [])]
    return around.some((node) => node instanceof Text && node.data.trim() !== '')
  }
}
