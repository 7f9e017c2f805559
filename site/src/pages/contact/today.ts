import type { Day } from '@noren/contract/hours/calendar'
import { createContext } from 'react'

/** The day in Japan a page was rendered on, where that decides what it shows. */
export const TodayContext = createContext<Day | undefined>(undefined)
