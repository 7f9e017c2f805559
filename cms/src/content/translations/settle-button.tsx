'use client'

import { useRouter } from 'next/navigation'
import { gapsAddress } from './field-gaps.ts'
import { RightButton } from './right-button.tsx'

type Props = { describedBy: string; place: string; tag: string; textKey: string }

/** On the page of all translations: a text that is right as it is leaves the list. */
export function SettleButton({ describedBy, place, tag, textKey }: Props) {
  const router = useRouter()
  return (
    <RightButton
      address={gapsAddress(place, tag)}
      describedBy={describedBy}
      onDone={() => router.refresh()}
      textKey={textKey}
    />
  )
}
