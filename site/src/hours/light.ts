import type { Light } from '@noren/contract/light'
import { createContext } from 'react'

/** The light in which the document was coloured. */
export const LightContext = createContext<Light>('day')
