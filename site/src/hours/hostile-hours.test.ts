import { hoursNotices } from '@noren/contract/hours/notices'
import { openState } from '@noren/contract/hours/open-state'
import { readOpeningHours } from '@noren/contract/hours/opening-hours'
import { dayOfMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { LANGUAGES } from '@noren/contract/language'
import { anyJson, damaged, keysOf } from '@noren/contract/testing/any-json'
import { OPENING_HOURS } from '@noren/contract/testing/examples'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { SEARCH } from '../../../scripts/testing/search.ts'
import { openingHoursSpecification } from './structured-data.ts'
import { openWords } from './use-hours-notices.ts'

test('any input for hours is shown without an error', () => {
  const keys = [...keysOf(OPENING_HOURS), '__proto__']
  const inputs = fc.oneof(anyJson(keys), damaged(OPENING_HOURS, keys))
  const moments = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-01-01'),
    noInvalidDate: true,
  })
  const property = fc.property(inputs, moments, (raw, at) => {
    const hours = readOpeningHours(raw)
    if (!hours) return
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
  })
  fc.assert(property, SEARCH)
})
