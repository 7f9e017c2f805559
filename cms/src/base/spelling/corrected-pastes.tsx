'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { say } from '../words.ts'
import { correctPastes } from './correct-pastes.ts'

/** How long the notice about unreadable characters stays, in ms. */
const LONG = 20_000

/** Corrects text that is pasted into the desk, and reports unreadable characters. */
export function CorrectedPastes({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  useEffect(
    () => correctPastes((words) => toast.warning(say({ i18n }, words), { duration: LONG })),
    [i18n],
  )
  return children
}
