import type { TokyoMinute } from '@noren/contract/hours/tokyo-clock'
import type { Light } from '@noren/contract/light'
import { createContext } from 'react'

/** The light in which the document was coloured. */
export const LightContext = createContext<Light>('day')

/** The minute the document was written for, where its content depends on it. */
export const WrittenAtContext = createContext<TokyoMinute | undefined>(undefined)
