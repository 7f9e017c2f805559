import { hoursText } from '@noren/contract/hours/hours-text'
import { readOpeningHours } from '@noren/contract/hours/opening-hours'
import { readLocalizedText } from '@noren/contract/localized'

/** A restaurant whose opening hours are known but not written out gets them in words. */
export function withHoursInWords(detail: Record<string, unknown>): Record<string, unknown> {
  if (Object.keys(readLocalizedText(detail.hours)).length > 0) return detail
  const openingHours = readOpeningHours(detail.openingHours)
  if (!openingHours) return detail
  const lines = (language: 'en' | 'jp') => hoursText(openingHours, language).join('\n')
  return { ...detail, hours: { en: lines('en'), jp: lines('jp') } }
}
