'use client'

import { pressedKey } from '@noren/contract/pressed-key'
import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { NOTHING } from '../../../base/requests/ask-desk.ts'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say, type Words } from '../../../base/words.ts'
import { type Typed, useAccountCall } from '../use-account-call.ts'
import { Box } from './box.tsx'

type Props = {
  /** Folded, it says what can be done; open, the button says it. */
  title: Words
  action: Words
  refused: Typed
  place: ReturnType<typeof useAccountCall<HTMLDivElement>>['place']
  run: () => Promise<void>
  /** More boxes. */
  children?: ReactNode
}

/** Asks for the user's own password inside the account's form, and acts on the button or on Enter. */
export function WithPassword({ title, action, refused, place, run, children }: Props) {
  const { i18n } = useTranslation()
  return (
    <details>
      <summary>{say({ i18n }, title)}</summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in one of the boxes is the button below. */}
      <div
        onKeyDown={({ nativeEvent, target }) => {
          const isInBox = target instanceof HTMLInputElement
          if (isInBox && pressedKey(nativeEvent) === 'Enter') void run()
        }}
        ref={place}
      >
        <Box
          autoComplete="current-password"
          // The form around it is the account's, and Enter in here must not save that.
          form=""
          label={say({ i18n }, { en: 'Your own current password', ja: 'ご自身の現在のパスワード' })}
          name="currentPassword"
          refused={refused.currentPassword}
          type="password"
        />
        {children}
        <DeskButton onClick={run}>{say({ i18n }, action)}</DeskButton>
      </div>
    </details>
  )
}

/** Removes a second factor, the user's or that of someone who lost their phone; needs the user's password. */
export function RemoveFactor({ account }: { account: number }) {
  const { call, typed, ...shown } = useAccountCall<HTMLDivElement>()

  async function remove(): Promise<void> {
    const { currentPassword } = typed()
    const path = `/${account}/second-factor/remove`
    if (await call(path, { currentPassword }, NOTHING)) window.location.reload()
  }

  return (
    <WithPassword
      {...shown}
      action={{ en: 'Remove', ja: '解除する' }}
      run={remove}
      title={{ en: 'Remove the second factor…', ja: '二段階認証を解除…' }}
    />
  )
}
