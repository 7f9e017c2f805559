import type { TokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { createContext } from 'react'

/** The minute the document was written for, where its content depends on it. */
export const WrittenAtContext = createContext<TokyoMinute | undefined>(undefined)
