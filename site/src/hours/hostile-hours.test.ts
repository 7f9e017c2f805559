import { hoursNotices } from '@noren/contract/hours/notices'
import { openState } from '@noren/contract/hours/open-state'
import { readOpeningHours } from '@noren/contract/hours/opening-hours'
import { dayOfMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { LANGUAGES } from '@noren/contract/language'
import { OPENING_HOURS } from '@noren/contract/testing/examples'
import { keysOf, mutated, randomJson, seededRandom } from '@noren/contract/testing/random-json'
import { expect, test } from 'vitest'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { openingHoursSpecification } from './structured-data.ts'
import { openWords } from './use-hours-notices.ts'

test('any input for hours is shown without an error', () => {
  const random = seededRandom(7)
  const keys = [...keysOf(OPENING_HOURS), '__proto__']
  for (let round = 0; round < 300; round++) {
    const raw = round % 3 === 0 ? randomJson(random, keys) : mutated(OPENING_HOURS, random, keys)
    const hours = readOpeningHours(raw)
    if (!hours) continue
    const at = new Date(Date.UTC(2026, 0, 1) + random() * 3e10)
    const state = openState(hours, at)
    expect(state.say(openWords(BUNDLES.en, 'en'))).not.toMatch(/NaN|undefined|Invalid/)
    if (!state.open && state.opensAt) {
      expect(state.opensAt.getTime()).toBeGreaterThan(at.getTime())
      expect(openState(hours, state.opensAt).open).toBe(true)
    }
    if (state.open && state.closesAt) {
      expect(state.closesAt.getTime()).toBeGreaterThan(at.getTime())
      expect(openState(hours, state.closesAt).open).toBe(false)
    }
    for (const language of LANGUAGES) {
      const notices = hoursNotices(
        hours,
        dayOfMinute(tokyoMinute(at)),
        language,
        openWords(BUNDLES[language], language),
      )
      expect(JSON.stringify(notices)).not.toMatch(/NaN|undefined/)
    }
    const entries = openingHoursSpecification(hours, dayOfMinute(tokyoMinute(at)))
    expect(JSON.stringify(entries)).not.toMatch(/NaN|undefined/)
  }
})
